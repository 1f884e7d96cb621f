import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { checkToolHistory } from "./tool-history.ts";

type Messages = Parameters<typeof checkToolHistory>[0];

const call = (id: string) => ({ type: "tool_use", id, name: "n", input: {} }) as const;
const result = (tool_use_id: string) => ({ type: "tool_result", tool_use_id }) as const;

describe("tool history", () => {
  it.each<[string, Messages]>([
    ["without calls", [{ role: "user", content: "hi" }]],
    [
      "of a call and its result",
      [
        { role: "assistant", content: [call("a")] },
        { role: "user", content: [result("a")] },
      ],
    ],
    [
      "of a call by the provider, and a result much later",
      [
        { role: "assistant", content: [{ type: "server_tool_use", id: "a", name: "n", input: {} }] },
        { role: "user", content: "go on" },
        { role: "user", content: [result("a")] },
      ],
    ],
    ["with a call that has no result", [{ role: "assistant", content: [call("a")] }]],
    [
      "with a result of the provider's web search alone",
      [{ role: "user", content: [{ type: "web_search_tool_result", tool_use_id: "a", content: [] }] }],
    ],
  ])("%s is accepted [G-084]", (_, messages) => {
    expect(() => checkToolHistory(messages)).not.toThrow();
  });

  it.each<[string, Messages, string]>([
    [
      "without its call",
      [{ role: "user", content: [result("a")] }],
      "request.messages[0].content[0].tool_use_id",
    ],
    [
      "of another call",
      [
        { role: "assistant", content: [call("a")] },
        { role: "user", content: [result("a"), result("A")] },
      ],
      "request.messages[1].content[1].tool_use_id",
    ],
    [
      "before its call",
      [
        { role: "user", content: [{ type: "text", text: "x" }, result("a")] },
        { role: "assistant", content: [call("a")] },
      ],
      "request.messages[0].content[1].tool_use_id",
    ],
  ])("with a result %s is refused [G-084]", (_, messages, param) => {
    const message = `${param} must be the id of a tool_use or server_tool_use block that comes before it`;
    expect(() => checkToolHistory(messages)).toThrow(
      new GatewayError("invalid_request_error", message, { param }),
    );
  });
});
