import { describe, expect, it } from "vitest";
import type { components } from "../../../generated/tambo/types.ts";
import { checkBody } from "../../../generated/tambo/validators.js";
import { initialMessage, messageParts } from "./message-input.ts";
import { ProblemError } from "./problems.ts";

type InputMessage = components["schemas"]["InputMessage"];

/** What the schema, or the rules that it cannot say, find wrong with a message of a run. */
function mistakes(message: unknown): { pointer: string; detail: string }[] {
  const violations = checkBody("createRun", { message });
  if (violations.length > 0) return violations.map(({ pointer, message: detail }) => ({ pointer, detail }));
  try {
    messageParts(message as InputMessage, "/message");
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.problem as { errors: { pointer: string; detail: string }[] }).errors;
  }
}

const user = (...content: unknown[]) => ({ role: "user", content }) as InputMessage;
const blocks = '"text", "image", "audio", "file", "resource", "tool_result"';

const whole = [
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

/** The same value with an unknown member in every object. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).map(([name, member]) => [name, withUnknown(member)]);
  return { ...Object.fromEntries(members), unknown: 1 };
}

describe("messages that come in", () => {
  it("keeps every member of every kind of block, and nothing unknown [T-011][T-012][T-013][T-014][T-015][T-016][T-018][T-181][T-182][T-183][T-184][T-185][T-186][T-188][TX-27]", () => {
    const message = user(...(withUnknown(whole) as unknown[]));
    expect(mistakes(message)).toEqual([]);
    const pointers = whole.map((_, index) => `/message/content/${index}`);
    expect(messageParts(message, "/message")).toEqual({ answers: [], user: { content: whole, pointers } });
  });

  it("takes a text for one text block [T-023][T-024][T-191]", () => {
    const expected = [{ type: "text", text: " Hello\n" }];
    expect(messageParts({ role: "user", content: " Hello\n" }, "/message")).toEqual({
      answers: [],
      user: { content: expected },
    });
    expect(initialMessage({ role: "system", content: " Hello\n" }, "/initialMessages/0").content).toEqual(
      expected,
    );
  });

  it("takes a message with role tool for the result of a call [T-023][T-025][T-252]", () => {
    const message: InputMessage = {
      role: "tool",
      toolCallId: "tc_1",
      content: "no such city",
      isError: true,
      metadata: { a: 1 },
    };
    expect(messageParts(message, "/message")).toEqual({
      answers: [
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

  it("takes tool_result blocks for results, several in a message, beside what the user says [T-251][T-252][TX-09]", () => {
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
    expect(messageParts({ ...user(result, failed), metadata }, "/m")).toEqual({
      answers: [
        { ...first, metadata },
        { ...second, metadata },
      ],
    });
    expect(messageParts({ ...user(result, failed, { type: "text", text: "and?" }), metadata }, "/m")).toEqual(
      {
        answers: [first, second],
        user: { content: [{ type: "text", text: "and?" }], metadata },
      },
    );
  });

  it.each(["user", "assistant", "system"] as const)(
    "a thread may begin with a message with role %s [T-010][TX-20]",
    (role) => {
      const message = { role, content: [{ type: "text", text: "x" }], metadata: { a: 1 } } as InputMessage;
      expect(checkBody("createThread", { initialMessages: [message] })).toEqual([]);
      expect(initialMessage(message, "/initialMessages/0")).toEqual(message);
    },
  );

  it("a thread may begin with a tool's result [T-010][TX-20]", () => {
    const message = {
      role: "tool",
      toolCallId: "tc_1",
      isError: false,
      content: [{ type: "text", text: "x" }],
    } as InputMessage;
    expect(initialMessage(message, "/initialMessages/0")).toEqual(message);
  });

  const text = { type: "text", text: "x" };
  const result = { type: "tool_result", toolUseId: "tc_1", content: [text] };
  it.each<[string, unknown, string, string]>([
    [
      "role tool without toolCallId",
      { role: "tool", content: "x" },
      "/toolCallId",
      'is required with role "tool"',
    ],
    [
      "role user with toolCallId",
      { role: "user", content: "x", toolCallId: "tc_1" },
      "/toolCallId",
      'only a message with role "tool" has a toolCallId',
    ],
    [
      "a result in a thread's first messages",
      { role: "user", content: [text, result] },
      "/content/1/type",
      'a "tool_result" block belongs into a message of a run with role "user"',
    ],
  ])("refuses %s at a thread's beginning [T-022]", (_name, message, pointer, detail) => {
    const expected = ProblemError.of([{ pointer: `/initialMessages/3${pointer}`, detail }]).message;
    expect(() => initialMessage(message as InputMessage, "/initialMessages/3")).toThrow(expected);
  });

  it.each<[string, unknown, { pointer: string; detail: string }[]]>([
    // members of the message
    ["no message [T-061]", undefined, [{ pointer: "/message", detail: "is required" }]],
    ["no content [T-190]", { role: "user" }, [{ pointer: "/message/content", detail: "is required" }]],
    ["no role [T-189][T-191]", { content: "x" }, [{ pointer: "/message/role", detail: "is required" }]],
    [
      "an unknown role [T-010][T-189]",
      { role: "developer", content: "x" },
      [
        {
          pointer: "/message/role",
          detail: 'must be one of "user", "assistant", "system", "tool", not "developer"',
        },
      ],
    ],
    [
      "role assistant [TX-20]",
      { role: "assistant", content: "x" },
      [
        {
          pointer: "/message/role",
          detail:
            'a run takes messages with role "user" or "tool", not "assistant"; others go into initialMessages of a new thread',
        },
      ],
    ],
    [
      "role system [TX-20]",
      { role: "system", content: "x" },
      [
        {
          pointer: "/message/role",
          detail:
            'a run takes messages with role "user" or "tool", not "system"; others go into initialMessages of a new thread',
        },
      ],
    ],
    [
      "members of other types [T-191]",
      { role: "user", content: "x", toolCallId: 1, isError: "no", metadata: [] },
      [
        { pointer: "/message/toolCallId", detail: "must be a string, not a number" },
        { pointer: "/message/isError", detail: "must be a boolean, not a string" },
        { pointer: "/message/metadata", detail: "must be an object, not an array" },
      ],
    ],
    [
      "no blocks",
      user(),
      [{ pointer: "/message/content", detail: "the message is empty; give at least one content block" }],
    ],
    [
      "toolCallId on role user [T-022]",
      { role: "user", content: "x", toolCallId: "tc_1" },
      [{ pointer: "/message/toolCallId", detail: 'only a message with role "tool" has a toolCallId' }],
    ],
    [
      "role tool without toolCallId [T-022]",
      { role: "tool", content: "x" },
      [{ pointer: "/message/toolCallId", detail: 'is required with role "tool"' }],
    ],
    [
      "a result inside a tool's message",
      { role: "tool", toolCallId: "tc_1", content: [result] },
      [
        {
          pointer: "/message/content/0/type",
          detail: 'a "tool_result" block belongs into a message of a run with role "user"',
        },
      ],
    ],
    // blocks
    [
      "an unknown block [T-011][T-180]",
      user(text, { type: "video" }),
      [{ pointer: "/message/content/1/type", detail: `must be one of ${blocks}, not "video"` }],
    ],
    [
      "a component [T-017][T-018]",
      user({ type: "component", id: "c", name: "n", props: {} }),
      [{ pointer: "/message/content/0/type", detail: `must be one of ${blocks}, not "component"` }],
    ],
    [
      "a tool call [T-011]",
      user({ type: "tool_use", id: "c", name: "n", input: {} }),
      [{ pointer: "/message/content/0/type", detail: `must be one of ${blocks}, not "tool_use"` }],
    ],
    [
      "text without text [T-012][T-181]",
      user({ type: "text" }),
      [{ pointer: "/message/content/0/text", detail: "is required" }],
    ],
    [
      "text of another type [T-012][T-181]",
      user({ type: "text", text: 5 }),
      [{ pointer: "/message/content/0/text", detail: "must be a string, not a number" }],
    ],
    [
      "an image without source [T-013][T-183]",
      user({ type: "image" }),
      [{ pointer: "/message/content/0/source", detail: "is required" }],
    ],
    [
      "an image from elsewhere [T-013][T-182]",
      user({ type: "image", source: { type: "file_id", fileId: "f" } }),
      [
        {
          pointer: "/message/content/0/source/type",
          detail: 'must be one of "base64", "url", not "file_id"',
        },
      ],
    ],
    [
      "a base64 image without data [T-019]",
      user({ type: "image", source: { type: "base64", url: "https://example.com" } }),
      [{ pointer: "/message/content/0/source/data", detail: "is required" }],
    ],
    [
      "an image by URL without url [T-019]",
      user({ type: "image", source: { type: "url", data: "AA==" } }),
      [{ pointer: "/message/content/0/source/url", detail: "is required" }],
    ],
    [
      "an image whose URL is none [T-013]",
      user({ type: "image", source: { type: "url", url: "cat.png" } }),
      [
        {
          pointer: "/message/content/0/source/url",
          detail: "must be an absolute URL such as https://example.com/file",
        },
      ],
    ],
    [
      "an image of another media type [T-013][TX-17]",
      user({ type: "image", source: { type: "base64", mediaType: "image/bmp", data: "AA==" } }),
      [
        {
          pointer: "/message/content/0/source/mediaType",
          detail: 'must be one of "image/jpeg", "image/png", "image/gif", "image/webp", not "image/bmp"',
        },
      ],
    ],
    [
      "an unknown detail [T-013][T-183]",
      user({ type: "image", source: { type: "base64", data: "AA==" }, detail: "medium" }),
      [
        {
          pointer: "/message/content/0/detail",
          detail: 'must be one of "auto", "low", "high", not "medium"',
        },
      ],
    ],
    [
      "a sound by URL, without its members [T-014]",
      user({ type: "audio", source: { type: "url" } }),
      [
        { pointer: "/message/content/0/source/mediaType", detail: "is required" },
        { pointer: "/message/content/0/source/data", detail: "is required" },
        { pointer: "/message/content/0/source/type", detail: 'must be "base64", not "url"' },
      ],
    ],
    [
      "a sound of another media type [T-014]",
      user({ type: "audio", source: { type: "base64", mediaType: "audio/ogg", data: "" } }),
      [
        {
          pointer: "/message/content/0/source/mediaType",
          detail: 'must be one of "audio/wav", "audio/mp3", "audio/aac", not "audio/ogg"',
        },
      ],
    ],
    [
      "a file by id without fileId [T-015][T-019]",
      user({ type: "file", source: { type: "file_id" } }),
      [{ pointer: "/message/content/0/source/fileId", detail: "is required" }],
    ],
    [
      "a base64 file without data [T-015][T-019]",
      user({ type: "file", source: { type: "base64" } }),
      [{ pointer: "/message/content/0/source/data", detail: "is required" }],
    ],
    [
      "a file by URL without url [T-015][T-019]",
      user({ type: "file", source: { type: "url" } }),
      [{ pointer: "/message/content/0/source/url", detail: "is required" }],
    ],
    [
      "a file whose URL is none",
      user({ type: "file", source: { type: "url", url: "" } }),
      [
        {
          pointer: "/message/content/0/source/url",
          detail: "must be an absolute URL such as https://example.com/file",
        },
      ],
    ],
    [
      "no resource [T-016][T-186]",
      user({ type: "resource" }),
      [{ pointer: "/message/content/0/resource", detail: "is required" }],
    ],
    [
      "a resource of nothing [T-016][T-019]",
      user({ type: "resource", resource: { name: "n", title: "t" } }),
      [{ pointer: "/message/content/0/resource", detail: 'needs at least one of "uri", "text" and "blob"' }],
    ],
    [
      "a resource's members of other types [T-016][T-185]",
      user({ type: "resource", resource: { uri: 1, annotations: [] } }),
      [
        { pointer: "/message/content/0/resource/uri", detail: "must be a string, not a number" },
        { pointer: "/message/content/0/resource/annotations", detail: "must be an object, not an array" },
      ],
    ],
    [
      "annotations out of range [T-016][T-019][T-184][TX-17]",
      user({
        type: "resource",
        resource: { uri: "a:b", annotations: { audience: ["robots"], priority: 1.1 } },
      }),
      [
        {
          pointer: "/message/content/0/resource/annotations/audience/0",
          detail: 'must be one of "user", "assistant", "system", "tool", not "robots"',
        },
        { pointer: "/message/content/0/resource/annotations/priority", detail: "must be at most 1" },
      ],
    ],
    [
      "a negative priority [T-019]",
      user({ type: "resource", resource: { uri: "a:b", annotations: { priority: -0.1 } } }),
      [{ pointer: "/message/content/0/resource/annotations/priority", detail: "must be at least 0" }],
    ],
    [
      "a result without its call [T-251]",
      user({ type: "tool_result", content: [] }),
      [{ pointer: "/message/content/0/toolUseId", detail: "is required" }],
    ],
    [
      "a component in a result [TX-30]",
      user({ ...result, content: [{ type: "component", id: "c", name: "n", props: {} }] }),
      [
        {
          pointer: "/message/content/0/content/0/type",
          detail: 'must be one of "text", "image", "audio", "file", "resource", not "component"',
        },
      ],
    ],
    [
      "a resource of nothing in a result [T-019]",
      user({ ...result, content: [{ type: "resource", resource: {} }] }),
      [
        {
          pointer: "/message/content/0/content/0/resource",
          detail: 'needs at least one of "uri", "text" and "blob"',
        },
      ],
    ],
  ])("refuses %s", (_name, message, expected) => {
    expect(mistakes(message)).toEqual(expected);
  });
});
