import { describe, expect, it } from "vitest";
import { ToolProgressError } from "./errors.ts";
import { toMessageInput, toRegenerateInput } from "./run-input.ts";

const settings = { components: [], tools: [], toolChoice: "auto", embedResources: false };
const none = { toolResults: [], settings, onDisconnect: "continue" };
const context = [{ description: "Nodes that the user refers to", value: '["a","b, c"]' }];

it("a message continues without a reader, and requests no consent", () => {
  expect(toMessageInput({ content: " Hello " })).toEqual({
    ...none,
    messages: [{ content: [{ type: "text", text: " Hello " }] }],
  });
});

it("nodes become context; null and an empty list become none", () => {
  expect(toMessageInput({ content: "x", node_ids: ["a", "b, c"] }).settings).toEqual({
    ...settings,
    context,
  });
  expect(toMessageInput({ content: "x", node_ids: [], images: null }).settings).toEqual(settings);
  expect(toRegenerateInput(["a", "b, c"])).toEqual({
    ...none,
    settings: { ...settings, context },
    messages: [],
    regenerate: true,
  });
  expect(toRegenerateInput(null)).toEqual({ ...none, messages: [], regenerate: true });
});

describe("images", () => {
  const image = (data: string) =>
    toMessageInput({ content: "x", images: [{ data, mime_type: "image/png" }] });

  it.each(["AA==", "AAA=", "AAAA", "+/+/", "A".repeat(16 * 1024 * 1024)])(
    "convert %.8s to a block",
    (data) => {
      expect(image(data).messages).toEqual([
        {
          content: [
            { type: "text", text: "x" },
            { type: "image", source: { type: "base64", mediaType: "image/png", data } },
          ],
          pointers: ["/content", "/images/0"],
        },
      ]);
    },
  );

  it.each(["", "A", "AA", "AAA", "====", "A===", "AA=A", "AA-_", "AA==\n"])("reject %j", (data) => {
    expect(() => image(data)).toThrow(ToolProgressError);
  });
});
