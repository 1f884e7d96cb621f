import { describe, expect, it } from "vitest";
import type { components } from "../../../generated/tambo/types.ts";
import { checkBody } from "../../../generated/tambo/validators.js";
import { TamboError } from "./errors.ts";
import { splitMessage, toInitialMessage } from "./message-input.ts";

type InputMessage = components["schemas"]["InputMessage"];

/**
 * Returns the errors in a message sent to a run: schema errors, or else errors that the schema cannot
 * express.
 */
function findErrors(message: unknown): string[] {
  const violations = checkBody("createRun", { message });
  if (violations.length > 0) return violations.map(({ pointer, message }) => `${pointer} ${message}`);
  try {
    splitMessage(message as InputMessage, "/message");
    return [];
  } catch (error) {
    if (!(error instanceof TamboError)) throw error;
    const { errors } = error.problem as { errors: { pointer: string; detail: string }[] };
    return errors.map(({ pointer, detail }) => `${pointer} ${detail}`);
  }
}

const user = (...content: unknown[]) => ({ role: "user", content }) as InputMessage;

const complete = [
  { type: "text", text: "" },
  { type: "image", source: { type: "base64", mediaType: "image/webp", data: "AA==" }, detail: "high" },
  { type: "image", source: { type: "base64", data: "AA==" } },
  { type: "image", source: { type: "url", mediaType: "image/jpeg", url: "https://example.com/a" } },
  { type: "audio", source: { type: "base64", mediaType: "audio/aac", data: "AA==" } },
  { type: "file", source: { type: "base64", mediaType: "x/y", filename: "a", data: "AA==" } },
  { type: "file", source: { type: "url", mediaType: "x/y", filename: "a", url: "urn:a:b" } },
  { type: "file", source: { type: "file_id", mediaType: "x/y", filename: "a", fileId: "f" } },
  {
    type: "resource",
    resource: {
      uri: "git://a",
      name: "n",
      title: "t",
      description: "d",
      mimeType: "m",
      text: "x",
      blob: "AA==",
      annotations: { audience: ["user", "assistant", "system", "tool"], priority: 1 },
    },
  },
  { type: "resource", resource: { blob: "AA==" } },
];

/** Returns a copy of the value with an unknown field added to every object. */
function addUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addUnknownFields);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).map(([name, member]) => [name, addUnknownFields(member)]);
  return { ...Object.fromEntries(members), unknown: 1 };
}

describe("request messages", () => {
  it("keep every field of every kind of block, and no unknown field [T-011][T-012][T-013][T-014][T-015][T-016][T-018][T-181][T-182][T-183][T-184][T-185][T-186][T-188][TX-27]", () => {
    const message = user(...(addUnknownFields(complete) as unknown[]));
    expect(findErrors(message)).toEqual([]);
    const pointers = complete.map((_, index) => `/message/content/${index}`);
    expect(splitMessage(message, "/message")).toEqual({
      toolResults: [],
      user: { content: complete, pointers },
    });
  });

  it("convert a text to one text block [T-023][T-024][T-191]", () => {
    const expected = [{ type: "text", text: " Hello\n" }];
    expect(splitMessage({ role: "user", content: " Hello\n" }, "/message")).toEqual({
      toolResults: [],
      user: { content: expected },
    });
    expect(toInitialMessage({ role: "system", content: " Hello\n" }, "/initialMessages/0").content).toEqual(
      expected,
    );
  });

  it("convert a message with role tool to the result of a call [T-023][T-025][T-252]", () => {
    const message: InputMessage = {
      role: "tool",
      toolCallId: "tc_1",
      content: "no such city",
      isError: true,
      metadata: { a: 1 },
    };
    expect(splitMessage(message, "/message")).toEqual({
      toolResults: [
        {
          toolCallId: "tc_1",
          content: [{ type: "text", text: "no such city" }],
          isError: true,
          pointer: "/message/toolCallId",
          metadata: { a: 1 },
        },
      ],
    });
  });

  it("convert tool_result blocks to results, several per message, next to user content [T-251][T-252][TX-09]", () => {
    const result = { type: "tool_result", toolUseId: "tc_1", content: [{ type: "text", text: "1" }] };
    const failed = { type: "tool_result", toolUseId: "tc_2", content: [], isError: true };
    const first = {
      toolCallId: "tc_1",
      content: result.content,
      isError: false,
      pointer: "/m/content/0/toolUseId",
    };
    const second = { toolCallId: "tc_2", content: [], isError: true, pointer: "/m/content/1/toolUseId" };
    const metadata = { a: 1 };
    expect(splitMessage({ ...user(result, failed), metadata }, "/m")).toEqual({
      toolResults: [
        { ...first, metadata },
        { ...second, metadata },
      ],
    });
    expect(splitMessage({ ...user(result, failed, { type: "text", text: "and?" }), metadata }, "/m")).toEqual(
      {
        toolResults: [first, second],
        user: { content: [{ type: "text", text: "and?" }], metadata },
      },
    );
  });

  it.each(["user", "assistant", "system"] as const)(
    "may start a thread with role %s [T-010][TX-20]",
    (role) => {
      const message = { role, content: [{ type: "text", text: "x" }], metadata: { a: 1 } } as InputMessage;
      expect(checkBody("createThread", { initialMessages: [message] })).toEqual([]);
      expect(toInitialMessage(message, "/initialMessages/0")).toEqual(message);
    },
  );

  it("may start a thread with a tool result [T-010][TX-20]", () => {
    const message = {
      role: "tool",
      toolCallId: "tc_1",
      isError: false,
      content: [{ type: "text", text: "x" }],
    } as InputMessage;
    expect(toInitialMessage(message, "/initialMessages/0")).toEqual(message);
  });

  const text = { type: "text", text: "x" };
  const result = { type: "tool_result", toolUseId: "tc_1", content: [text] };
  it.each<[string, unknown, string]>([
    ['is required with role "tool"', { role: "tool", content: "x" }, "/toolCallId"],
    ['is allowed only with role "tool"', { role: "user", content: "x", toolCallId: "tc_1" }, "/toolCallId"],
    [
      '"tool_result" is allowed only in a message with role "user" that is sent to a run',
      { role: "user", content: [text, result] },
      "/content/1/type",
    ],
  ])("reject at the start of a thread: %s [T-022]", (detail, message, pointer) => {
    const expected = TamboError.forFields([{ pointer: `/initialMessages/3${pointer}`, detail }]).message;
    expect(() => toInitialMessage(message as InputMessage, "/initialMessages/3")).toThrow(expected);
  });

  it.each<[issues: string | string[], message: unknown]>([
    [
      '/role must be "user" or "tool" in a run, not "assistant"; send messages with other roles as initialMessages when you create a thread',
      { role: "assistant", content: "x" },
    ],
    [
      '/role must be "user" or "tool" in a run, not "system"; send messages with other roles as initialMessages when you create a thread',
      { role: "system", content: "x" },
    ],
    [
      [
        "/toolCallId must be a string, not a number",
        "/isError must be a boolean, not a string",
        "/metadata must be an object, not an array",
      ],
      { role: "user", content: "x", toolCallId: 1, isError: "no", metadata: [] },
    ],
    ["/content is empty; send at least one content block", user()],
    ['/toolCallId is allowed only with role "tool"', { role: "user", content: "x", toolCallId: "tc_1" }],
    ['/toolCallId is required with role "tool"', { role: "tool", content: "x" }],
    [
      '/content/0/type "tool_result" is allowed only in a message with role "user" that is sent to a run',
      { role: "tool", toolCallId: "tc_1", content: [result] },
    ],
    [
      "/content/0/source/url must be an absolute URL such as https://example.com/file",
      user({ type: "image", source: { type: "url", url: "cat.png" } }),
    ],
    [
      [
        "/content/0/source/mediaType is required",
        "/content/0/source/data is required",
        '/content/0/source/type must be "base64", not "url"',
      ],
      user({ type: "audio", source: { type: "url" } }),
    ],
    [
      "/content/0/source/url must be an absolute URL such as https://example.com/file",
      user({ type: "file", source: { type: "url", url: "" } }),
    ],
    [
      '/content/0/resource needs at least one of "uri", "text" and "blob"',
      user({ type: "resource", resource: { name: "n", title: "t" } }),
    ],
    [
      '/content/0/content/0/resource needs at least one of "uri", "text" and "blob"',
      user({ ...result, content: [{ type: "resource", resource: {} }] }),
    ],
  ])("reject: %s [T-013][T-014][T-016][T-019][T-022][T-191][TX-20]", (expected, message) => {
    expect(findErrors(message)).toEqual([expected].flat().map((mistake) => `/message${mistake}`));
  });
});
