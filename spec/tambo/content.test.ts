/** The contract's types, as the generated validators enforce them: what is accepted, and what is refused where. */
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

/** The places that are refused. */
function places(violations: { pointer: string }[]): string[] {
  return violations.map(({ pointer }) => pointer);
}

type Row = [name: string, value: unknown, refusedAt: string[]];

const input: Row[] = [
  ["text [T-012][T-181]", text, []],
  ["text without text [T-012][T-181]", { type: "text" }, ["/text"]],
  ["text that is no string [T-012][T-181]", { type: "text", text: 1 }, ["/text"]],
  [
    "an image by URL [T-013][T-183]",
    { type: "image", source: { type: "url", url: "https://x.test/a.png" } },
    [],
  ],
  [
    "an image by data, with detail [T-013][T-182][T-183]",
    { type: "image", source: { type: "base64", mediaType: "image/webp", data: "AAAA" }, detail: "low" },
    [],
  ],
  ["an image without a source [T-013][T-183]", { type: "image" }, ["/source"]],
  [
    "an image from elsewhere [T-013][T-182]",
    { type: "image", source: { type: "file_id" } },
    ["/source/type"],
  ],
  [
    "an image of an unknown media type [T-013][T-182]",
    { type: "image", source: { type: "base64", mediaType: "image/bmp", data: "AAAA" } },
    ["/source/mediaType"],
  ],
  ["an image by data without data [T-019]", { type: "image", source: { type: "base64" } }, ["/source/data"]],
  ["an image by URL without a URL [T-019]", { type: "image", source: { type: "url" } }, ["/source/url"]],
  [
    "an image with an unknown detail [T-013][T-183]",
    { type: "image", source: { type: "url", url: "https://x.test/a.png" }, detail: "huge" },
    ["/detail"],
  ],
  [
    "a sound [T-014]",
    { type: "audio", source: { type: "base64", mediaType: "audio/aac", data: "AAAA" } },
    [],
  ],
  [
    "a sound by URL [T-014]",
    { type: "audio", source: { type: "url", mediaType: "audio/aac", data: "" } },
    ["/source/type"],
  ],
  [
    "a sound without media type and data [T-014]",
    { type: "audio", source: { type: "base64" } },
    ["/source/mediaType", "/source/data"],
  ],
  [
    "a sound of an unknown media type: the type wins over the design note [T-014][TX-27]",
    { type: "audio", source: { type: "base64", mediaType: "audio/ogg", data: "AAAA" } },
    ["/source/mediaType"],
  ],
  [
    "a sound with a format instead [TX-27]",
    { type: "audio", source: { type: "base64", format: "wav", data: "AAAA" } },
    ["/source/mediaType"],
  ],
  [
    "a file by data [T-015]",
    { type: "file", source: { type: "base64", mediaType: "x/y", data: "AAAA", filename: "a" } },
    [],
  ],
  ["a file by id [T-015]", { type: "file", source: { type: "file_id", fileId: "f" } }, []],
  ["a file by id without an id [T-019]", { type: "file", source: { type: "file_id" } }, ["/source/fileId"]],
  ["a file by data without data [T-019]", { type: "file", source: { type: "base64" } }, ["/source/data"]],
  ["a file by URL without a URL [T-019]", { type: "file", source: { type: "url" } }, ["/source/url"]],
  ["a file from elsewhere [T-015]", { type: "file", source: { type: "ftp" } }, ["/source/type"]],
  [
    "a resource with everything [T-016][T-184][T-185][T-186]",
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
  ["a resource without one [T-186]", { type: "resource" }, ["/resource"]],
  [
    "a resource whose name is no string [T-016][T-185]",
    { type: "resource", resource: { uri: "a:b", name: 1 } },
    ["/resource/name"],
  ],
  [
    "a resource for an unknown audience [T-016][T-184]",
    { type: "resource", resource: { uri: "a:b", annotations: { audience: ["robot"] } } },
    ["/resource/annotations/audience/0"],
  ],
  [
    "a resource of too high a priority [T-019][T-184]",
    { type: "resource", resource: { uri: "a:b", annotations: { priority: 1.1 } } },
    ["/resource/annotations/priority"],
  ],
  ["a component: it only comes from the server [T-018]", component, ["/type"]],
  ["an unknown type [T-011][T-188]", { type: "video" }, ["/type"]],
  ["no type [T-011][T-188]", { text: "hi" }, ["/type"]],
];

describe("content", () => {
  it.each(input)("of requests: %s", (_name, value, refusedAt) => {
    expect(places(checkInputContent(value))).toEqual(refusedAt);
  });

  const output: Row[] = [
    ["a component with state [T-017][T-187]", { ...component, state: { a: 1 } }, []],
    [
      "a component without id, name and props [T-017][T-187]",
      { type: "component" },
      ["/id", "/name", "/props"],
    ],
    ["a component whose props are a list [T-017][T-187]", { ...component, props: [] }, ["/props"]],
    ["a component whose state is no object [T-017][T-187]", { ...component, state: "s" }, ["/state"]],
    ["text [T-018]", text, []],
    ["an image: assistants answer with text and components [T-018][TX-30]", { type: "image" }, ["/type"]],
  ];
  it.each(output)("of responses: %s", (_name, value, refusedAt) => {
    expect(places(checkOutputContent(value))).toEqual(refusedAt);
  });

  it.each(["text", "image", "audio", "file", "resource", "component"])(
    "is of the type %s or of five others [T-011][T-018][T-180]",
    (type) => {
      expect(places(checkContent({ type })).includes("/type")).toBe(false);
      expect(places(checkContent({ type: `${type}s` }))).toEqual(["/type"]);
    },
  );
});

describe("messages", () => {
  it.each(["user", "assistant", "system", "tool"])(
    "have the role %s or three others [T-010][T-189]",
    (role) => {
      expect(checkMessageRole(role)).toEqual([]);
      expect(places(checkMessageRole(`${role}s`))).toEqual([""]);
    },
  );

  const toolCalls: Row[] = [
    ["with parsed arguments [T-020][T-189]", { id: "tc_1", name: "n", arguments: {} }, []],
    ["with arguments as text [T-020][T-189]", { id: "tc_1", name: "n", arguments: "{}" }, ["/arguments"]],
    ["without id and name [T-020][T-189]", { arguments: {} }, ["/id", "/name"]],
  ];
  it.each(toolCalls)("call tools %s", (_name, value, refusedAt) => {
    expect(places(checkToolCall(value))).toEqual(refusedAt);
  });

  const stored: Row[] = [
    [
      "with everything [T-021][T-190]",
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
    ["of role tool [T-021][T-250]", { id: "msg_2", role: "tool", toolCallId: "tc_1", content: [text] }, []],
    [
      "with content as text [T-021][T-190][T-220]",
      { id: "msg_1", role: "user", content: "hi" },
      ["/content"],
    ],
    ["without id, role and content [T-021][T-190]", {}, ["/id", "/role", "/content"]],
    [
      "with metadata that is no object [T-021][T-190]",
      { id: "m", role: "user", content: [], metadata: 1 },
      ["/metadata"],
    ],
    [
      "with tool_use and tool_result blocks, the other representation [T-251]",
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
  it.each(stored)("are stored %s", (_name, value, refusedAt) => {
    expect(places(checkMessage(value))).toEqual(refusedAt);
  });

  const incoming: Row[] = [
    ["as text [T-023][T-024][T-191]", { role: "user", content: "hi" }, []],
    ["as blocks [T-023][T-191]", { role: "user", content: [text] }, []],
    [
      "with results of tools [T-025][T-191]",
      { role: "tool", toolCallId: "tc_1", content: "ok", isError: true },
      [],
    ],
    ["without content [T-023][T-191]", { role: "user" }, ["/content"]],
    ["as a number [T-023][T-191]", { role: "user", content: 1 }, ["/content"]],
    [
      "with a component: the DTO is looser than the type, and the type holds [T-018][TX-17]",
      { role: "user", content: [component] },
      ["/content/0/type"],
    ],
    ["with isError as text [T-023][T-191]", { role: "tool", content: "x", isError: "yes" }, ["/isError"]],
    [
      "with toolCallId as a number [T-023][T-191]",
      { role: "tool", content: "x", toolCallId: 1 },
      ["/toolCallId"],
    ],
    [
      "with metadata that is no object [T-023][T-191]",
      { role: "user", content: "x", metadata: [] },
      ["/metadata"],
    ],
  ];
  it.each(incoming)("come in %s", (_name, value, refusedAt) => {
    expect(places(checkInputMessage(value))).toEqual(refusedAt);
  });
});
