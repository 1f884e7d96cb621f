import { describe, expect, it } from "vitest";
import { shortenName, toParam } from "./params.ts";

describe("toParam", () => {
  it.each<[string, unknown, string]>([
    ["", {}, ""],
    ["/foo", {}, "foo"],
    [
      "/request/messages/0/content/11/text",
      { request: { messages: [{ content: [] }] } },
      "request.messages[0].content[11].text",
    ],
    ["/server_tool_config/0", { server_tool_config: { 0: null } }, "server_tool_config.0"],
    ["/a~1b/~0", { "a/b": {} }, "a/b.~"],
    ["/", { "": 1 }, '""'],
    ["/toString/length", {}, "toString.length"],
    [`/${"x".repeat(101)}`, {}, `${"x".repeat(100)}…`],
  ])("%s [G-088]", (pointer, root, param) => {
    expect(toParam(pointer, root)).toBe(param);
  });
});

it("shortens names in errors to 100 characters", () => {
  expect(["x".repeat(100), "x".repeat(101)].map(shortenName)).toEqual([
    "x".repeat(100),
    `${"x".repeat(100)}…`,
  ]);
});
