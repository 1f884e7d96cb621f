/** Checks which content blocks and messages the generated validators accept and reject. */
import { describe, expect, it } from "vitest";
import {
  checkContent,
  checkInputContent,
  checkInputMessage,
  checkMessage,
  checkMessageRole,
  checkOutputContent,
  checkToolCall,
} from "../../generated/tambo/validators.js";

const text = { type: "text", text: "hi" };
const component = { type: "component", id: "comp_1", name: "Chart", props: {} };

function toPointers(violations: { pointer: string }[]): string[] {
  return violations.map(({ pointer }) => pointer);
}

type Row = [name: string, value: unknown, invalidAt: string[]];

const input: Row[] = [
  ["a text block [T-012][T-181]", text, []],
  ["a text block without text [T-012][T-181]", { type: "text" }, ["/text"]],
  ["a text block whose text is not a string [T-012][T-181]", { type: "text", text: 1 }, ["/text"]],
  [
    "an image with a URL [T-013][T-183]",
    { type: "image", source: { type: "url", url: "https://x.test/a.png" } },
    [],
  ],
  [
    "a base64 image with a detail [T-013][T-182][T-183]",
    { type: "image", source: { type: "base64", mediaType: "image/webp", data: "AAAA" }, detail: "low" },
    [],
  ],
  ["an image without a source [T-013][T-183]", { type: "image" }, ["/source"]],
  [
    "an image with an unknown source type [T-013][T-182]",
    { type: "image", source: { type: "file_id" } },
    ["/source/type"],
  ],
  [
    "an image with an unknown media type [T-013][T-182]",
    { type: "image", source: { type: "base64", mediaType: "image/bmp", data: "AAAA" } },
    ["/source/mediaType"],
  ],
  ["a base64 image without data [T-019]", { type: "image", source: { type: "base64" } }, ["/source/data"]],
  ["a URL image without a URL [T-019]", { type: "image", source: { type: "url" } }, ["/source/url"]],
  [
    "an image with an unknown detail [T-013][T-183]",
    { type: "image", source: { type: "url", url: "https://x.test/a.png" }, detail: "huge" },
    ["/detail"],
  ],
  ["audio [T-014]", { type: "audio", source: { type: "base64", mediaType: "audio/aac", data: "AAAA" } }, []],
  [
    "audio with a URL [T-014]",
    { type: "audio", source: { type: "url", mediaType: "audio/aac", data: "" } },
    ["/source/type"],
  ],
  [
    "audio without a media type and data [T-014]",
    { type: "audio", source: { type: "base64" } },
    ["/source/mediaType", "/source/data"],
  ],
  [
    "audio with an unknown media type, because the type takes precedence over the design note [T-014][TX-27]",
    { type: "audio", source: { type: "base64", mediaType: "audio/ogg", data: "AAAA" } },
    ["/source/mediaType"],
  ],
  [
    "audio with a format instead of a media type [TX-27]",
    { type: "audio", source: { type: "base64", format: "wav", data: "AAAA" } },
    ["/source/mediaType"],
  ],
  [
    "a base64 file [T-015]",
    { type: "file", source: { type: "base64", mediaType: "x/y", data: "AAAA", filename: "a" } },
    [],
  ],
  ["an uploaded file [T-015]", { type: "file", source: { type: "file_id", fileId: "f" } }, []],
  [
    "an uploaded file without an ID [T-019]",
    { type: "file", source: { type: "file_id" } },
    ["/source/fileId"],
  ],
  ["a base64 file without data [T-019]", { type: "file", source: { type: "base64" } }, ["/source/data"]],
  ["a URL file without a URL [T-019]", { type: "file", source: { type: "url" } }, ["/source/url"]],
  ["a file with an unknown source type [T-015]", { type: "file", source: { type: "ftp" } }, ["/source/type"]],
  [
    "a resource with all fields [T-016][T-184][T-185][T-186]",
    {
      type: "resource",
      resource: {
        uri: "file:///a",
        name: "a",
        title: "A",
        description: "d",
        mimeType: "text/plain",
        text: "t",
        blob: "AAAA",
        annotations: { audience: ["user", "assistant"], priority: 1 },
      },
    },
    [],
  ],
  ["a resource block without a resource [T-186]", { type: "resource" }, ["/resource"]],
  [
    "a resource whose name is not a string [T-016][T-185]",
    { type: "resource", resource: { uri: "a:b", name: 1 } },
    ["/resource/name"],
  ],
  [
    "a resource for an unknown audience [T-016][T-184]",
    { type: "resource", resource: { uri: "a:b", annotations: { audience: ["robot"] } } },
    ["/resource/annotations/audience/0"],
  ],
  [
    "a resource whose priority is too high [T-019][T-184]",
    { type: "resource", resource: { uri: "a:b", annotations: { priority: 1.1 } } },
    ["/resource/annotations/priority"],
  ],
  ["a component, which only the server sends [T-018]", component, ["/type"]],
  ["an unknown type [T-011][T-188]", { type: "video" }, ["/type"]],
  ["no type [T-011][T-188]", { text: "hi" }, ["/type"]],
];

describe("content", () => {
  it.each(input)("of requests: %s", (_name, value, invalidAt) => {
    expect(toPointers(checkInputContent(value))).toEqual(invalidAt);
  });

  const output: Row[] = [
    ["a component with state [T-017][T-187]", { ...component, state: { a: 1 } }, []],
    [
      "a component without an ID, a name and props [T-017][T-187]",
      { type: "component" },
      ["/id", "/name", "/props"],
    ],
    ["a component whose props are a list [T-017][T-187]", { ...component, props: [] }, ["/props"]],
    ["a component whose state is not an object [T-017][T-187]", { ...component, state: "s" }, ["/state"]],
    ["a text block [T-018]", text, []],
    [
      "an image, because assistant messages contain only text and components [T-018][TX-30]",
      { type: "image" },
      ["/type"],
    ],
  ];
  it.each(output)("of responses: %s", (_name, value, invalidAt) => {
    expect(toPointers(checkOutputContent(value))).toEqual(invalidAt);
  });

  it.each(["text", "image", "audio", "file", "resource", "component"])(
    "accepts the type %s and rejects an unknown one [T-011][T-018][T-180]",
    (type) => {
      expect(toPointers(checkContent({ type })).includes("/type")).toBe(false);
      expect(toPointers(checkContent({ type: `${type}s` }))).toEqual(["/type"]);
    },
  );
});

describe("messages", () => {
  it.each(["user", "assistant", "system", "tool"])(
    "accept the role %s and reject an unknown one [T-010][T-189]",
    (role) => {
      expect(checkMessageRole(role)).toEqual([]);
      expect(toPointers(checkMessageRole(`${role}s`))).toEqual([""]);
    },
  );

  const toolCalls: Row[] = [
    ["with parsed arguments [T-020][T-189]", { id: "tc_1", name: "n", arguments: {} }, []],
    ["with arguments as a string [T-020][T-189]", { id: "tc_1", name: "n", arguments: "{}" }, ["/arguments"]],
    ["without an ID and a name [T-020][T-189]", { arguments: {} }, ["/id", "/name"]],
  ];
  it.each(toolCalls)("have tool calls %s", (_name, value, invalidAt) => {
    expect(toPointers(checkToolCall(value))).toEqual(invalidAt);
  });

  const stored: Row[] = [
    [
      "with all fields [T-021][T-190]",
      {
        id: "msg_1",
        role: "assistant",
        content: [text, component],
        toolCalls: [{ id: "tc_1", name: "n", arguments: {} }],
        createdAt: "2024-01-01T00:00:00.400Z",
        metadata: { a: 1 },
      },
      [],
    ],
    ["with role tool [T-021][T-250]", { id: "msg_2", role: "tool", toolCallId: "tc_1", content: [text] }, []],
    [
      "with a string as content [T-021][T-190][T-220]",
      { id: "msg_1", role: "user", content: "hi" },
      ["/content"],
    ],
    ["without an ID, a role and content [T-021][T-190]", {}, ["/id", "/role", "/content"]],
    [
      "with metadata that is not an object [T-021][T-190]",
      { id: "m", role: "user", content: [], metadata: 1 },
      ["/metadata"],
    ],
    [
      "with tool_use and tool_result blocks in the other representation [T-251]",
      {
        id: "m",
        role: "user",
        content: [
          { type: "tool_use", id: "tc_1", name: "n", input: {} },
          { type: "tool_result", toolUseId: "tc_1", content: [text] },
        ],
      },
      [],
    ],
  ];
  it.each(stored)("are stored or rejected: %s", (_name, value, invalidAt) => {
    expect(toPointers(checkMessage(value))).toEqual(invalidAt);
  });

  const inputMessages: Row[] = [
    ["with a string as content [T-023][T-024][T-191]", { role: "user", content: "hi" }, []],
    ["with blocks as content [T-023][T-191]", { role: "user", content: [text] }, []],
    [
      "with tool results [T-025][T-191]",
      { role: "tool", toolCallId: "tc_1", content: "ok", isError: true },
      [],
    ],
    ["without content [T-023][T-191]", { role: "user" }, ["/content"]],
    ["with a number as content [T-023][T-191]", { role: "user", content: 1 }, ["/content"]],
    [
      "with a component, because the type applies where the DTO is less strict [T-018][TX-17]",
      { role: "user", content: [component] },
      ["/content/0/type"],
    ],
    ["with a string in isError [T-023][T-191]", { role: "tool", content: "x", isError: "yes" }, ["/isError"]],
    [
      "with a number in toolCallId [T-023][T-191]",
      { role: "tool", content: "x", toolCallId: 1 },
      ["/toolCallId"],
    ],
    [
      "with metadata that is not an object [T-023][T-191]",
      { role: "user", content: "x", metadata: [] },
      ["/metadata"],
    ],
  ];
  it.each(inputMessages)("are accepted as input or rejected: %s", (_name, value, invalidAt) => {
    expect(toPointers(checkInputMessage(value))).toEqual(invalidAt);
  });
});
