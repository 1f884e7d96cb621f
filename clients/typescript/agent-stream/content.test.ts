import { expect, it } from "vitest";
import { type AgentMessage, imageBlock, reasoningBlock, textBlock } from "./index.ts";

it("blocks are those of the contract's document [A-009][A-010][A-011][A-012]", () => {
  const message: AgentMessage = {
    role: "assistant",
    content: [
      textBlock("Your text content here"),
      imageBlock({ url: "https://example.com/image.jpg" }),
      imageBlock({ data: "iVBORw0KGgoAAAANSUhEUgAAAAE...", mimeType: "image/png" }),
      reasoningBlock("Let me think about this..."),
    ],
  };
  expect(message.content).toEqual([
    { type: "text", text: "Your text content here" },
    { type: "image", url: "https://example.com/image.jpg" },
    { type: "image", data: "iVBORw0KGgoAAAANSUhEUgAAAAE...", mime_type: "image/png" },
    { type: "reasoning", reasoning: "Let me think about this..." },
  ]);
});
