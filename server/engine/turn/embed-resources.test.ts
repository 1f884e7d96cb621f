import { describe, expect, it } from "vitest";
import type { Block, ContentBlock, Message, ResourceBlock, Role } from "../../core/messages.ts";
import { embedResources } from "./embed-resources.ts";

type Resource = ResourceBlock["resource"];

const mebibyte = 1024 * 1024;
const limits = "the limits are 1 MiB for a resource and 4 MiB for all";

function message(blocks: Block[], role: Role = "user"): Message {
  return { id: `msg_${role}`, role, blocks, createdAt: 1 };
}
function resource(members: Resource): ResourceBlock {
  return { type: "resource", resource: members };
}
function text(text: string): ContentBlock {
  return { type: "text", text };
}
function result(content: ContentBlock[]): Message {
  return message([{ type: "tool_result", toolUseId: "call_1", content }], "tool");
}

/**
 * Creates a function that returns the given contents and records the requested URIs. A string stands for an
 * error message.
 */
function createReader(contents: Record<string, Resource[] | string>) {
  const requests: string[] = [];
  const read = async (uri: string) => {
    requests.push(uri);
    const found = contents[uri];
    if (typeof found === "string") throw new Error(found);
    return found;
  };
  return { asked: requests, read };
}

/** Freezes a value, so that any attempt to modify the input throws. */
function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

const available: Record<string, Resource[] | string> = {
  "a://text": [{ uri: "a://text", mimeType: "text/plain", text: "Paris\nTokyo" }],
  "a://blob": [{ uri: "a://blob", mimeType: "image/png", blob: "AAAA" }],
  "a://folder": [
    { uri: "a://folder", text: "1" },
    { uri: "a://folder/2", text: "2" },
  ],
  "a://empty": [],
  "a://broken": "The resource `a://broken` could not be read: out of order.",
};

const cases: { title: string; source: Message[]; want: Message[]; requests: string[] }[] = [
  { title: "no messages", source: [], want: [], requests: [] },
  {
    title: "text in a user message, with the name and annotations of the block",
    source: [
      message([
        text("Which cities?"),
        resource({
          uri: "a://text",
          name: "cities",
          title: "Cities",
          mimeType: "text/csv",
          annotations: { priority: 1 },
        }),
        text("Thanks"),
      ]),
    ],
    want: [
      message([
        text("Which cities?"),
        resource({
          uri: "a://text",
          name: "cities",
          title: "Cities",
          mimeType: "text/plain",
          annotations: { priority: 1 },
          text: "Paris\nTokyo",
        }),
        text("Thanks"),
      ]),
    ],
    requests: ["a://text"],
  },
  {
    title: "a blob in a tool result",
    source: [result([text("See:"), resource({ uri: "a://blob", description: "A picture" })])],
    want: [
      result([
        text("See:"),
        resource({ uri: "a://blob", description: "A picture", mimeType: "image/png", blob: "AAAA" }),
      ]),
    ],
    requests: ["a://blob"],
  },
  {
    title: "several contents, of which only the requested one has the name",
    source: [message([resource({ uri: "a://folder", name: "folder", annotations: { audience: ["user"] } })])],
    want: [
      message([
        resource({ uri: "a://folder", name: "folder", annotations: { audience: ["user"] }, text: "1" }),
        resource({ uri: "a://folder/2", annotations: { audience: ["user"] }, text: "2" }),
      ]),
    ],
    requests: ["a://folder"],
  },
  {
    title: "nothing if there are contents, no URI, or no server for it",
    source: [
      message([
        resource({ uri: "a://text", text: "" }),
        resource({ uri: "a://blob", blob: "" }),
        resource({ name: "nameless" }),
        resource({ uri: "https://example.com/" }),
      ]),
    ],
    want: [
      message([
        resource({ uri: "a://text", text: "" }),
        resource({ uri: "a://blob", blob: "" }),
        resource({ name: "nameless" }),
        resource({ uri: "https://example.com/" }),
      ]),
    ],
    requests: ["https://example.com/"],
  },
  {
    title: "nothing in messages of other roles, even if a user message has the same resource",
    source: [
      message([resource({ uri: "a://text" })], "assistant"),
      message([resource({ uri: "a://text" })], "system"),
      message([resource({ uri: "a://text" })]),
    ],
    want: [
      message([resource({ uri: "a://text" })], "assistant"),
      message([resource({ uri: "a://text" })], "system"),
      message([resource({ uri: "a://text", mimeType: "text/plain", text: "Paris\nTokyo" })]),
    ],
    requests: ["a://text"],
  },
  {
    title: "a repeated resource, read once",
    source: [
      message([resource({ uri: "a://folder" }), resource({ uri: "a://folder" })]),
      result([resource({ uri: "a://folder" })]),
    ],
    want: [
      message([
        resource({ uri: "a://folder", text: "1" }),
        resource({ uri: "a://folder/2", text: "2" }),
        resource({ uri: "a://folder", text: "1" }),
        resource({ uri: "a://folder/2", text: "2" }),
      ]),
      result([resource({ uri: "a://folder", text: "1" }), resource({ uri: "a://folder/2", text: "2" })]),
    ],
    requests: ["a://folder"],
  },
  {
    title: "a text after a resource that is empty or could not be read",
    source: [message([resource({ uri: "a://empty" }), resource({ uri: "a://broken" }), text("?")])],
    want: [
      message([
        resource({ uri: "a://empty" }),
        text("The resource `a://empty` is empty."),
        resource({ uri: "a://broken" }),
        text("The resource `a://broken` could not be read: out of order."),
        text("?"),
      ]),
    ],
    requests: ["a://empty", "a://broken"],
  },
];

it.each(cases)("embeds $title, and changes no message [T-065]", async ({ source, want, requests }) => {
  const reading = createReader(available);
  expect(await embedResources(deepFreeze(source), reading.read)).toEqual(want);
  expect(reading.asked).toEqual(requests);
});

describe("the limit of one resource", () => {
  const blob = (bytes: number) => Buffer.alloc(bytes).toString("base64");
  const limitCases: { title: string; contents: Resource[]; want: Block[] }[] = [
    {
      title: "allows text of its size",
      contents: [{ text: "x".repeat(mebibyte) }],
      want: [resource({ uri: "a://1", text: "x".repeat(mebibyte) })],
    },
    {
      title: "truncates longer text after a complete character",
      contents: [{ uri: "a://1", text: `x${"é".repeat(mebibyte / 2)}` }],
      want: [
        resource({ uri: "a://1", text: `x${"é".repeat(mebibyte / 2 - 1)}` }),
        text(`Only the first 1048575 of the 1048577 bytes of the resource \`a://1\` are shown: ${limits}.`),
      ],
    },
    {
      title: "allows a blob of its size",
      contents: [{ uri: "a://1", blob: blob(mebibyte) }],
      want: [resource({ uri: "a://1", blob: blob(mebibyte) })],
    },
    {
      title: "omits a larger blob, and keeps the following contents",
      contents: [
        { uri: "a://1", mimeType: "image/png", blob: blob(mebibyte + 1) },
        { uri: "a://2", text: "x" },
      ],
      want: [
        resource({ uri: "a://1", mimeType: "image/png" }),
        text(`None of the 1048577 bytes of the resource \`a://1\` are shown: ${limits}.`),
        resource({ uri: "a://2", text: "x" }),
      ],
    },
    {
      title: "applies to all its contents together",
      contents: [
        { uri: "a://1", text: "x".repeat(mebibyte) },
        { uri: "a://2", text: "y" },
        { uri: "a://3", text: "" },
      ],
      want: [
        resource({ uri: "a://1", text: "x".repeat(mebibyte) }),
        resource({ uri: "a://2" }),
        text(`None of the 1 bytes of the resource \`a://2\` are shown: ${limits}.`),
        resource({ uri: "a://3", text: "" }),
      ],
    },
  ];
  it.each(limitCases)("$title", async ({ contents, want }) => {
    const [embedded] = await embedResources(
      [message([resource({ uri: "a://1" })])],
      createReader({ "a://1": contents }).read,
    );
    expect(embedded?.blocks).toEqual(want);
  });
});

it("gives priority to the latest messages within the total limit", async () => {
  const large = [{ text: "x".repeat(mebibyte) }];
  const most = [{ text: "y".repeat(mebibyte - 2) }];
  const contents = {
    "a://1": large,
    "a://2": large,
    "a://3": large,
    "a://4": most,
    "a://5": [{ text: "12345" }],
  };
  const given = Object.keys(contents).map((uri) => message([resource({ uri })]));
  const embedded = await embedResources([...given, ...given.slice(-1)], createReader(contents).read);
  const displayed = embedded.map(({ blocks }) =>
    blocks.map((block) => {
      if (block.type === "resource") return block.resource.text?.length;
      return block.type === "text" && block.text;
    }),
  );
  expect(displayed).toEqual([
    [1048568, `Only the first 1048568 of the 1048576 bytes of the resource \`a://1\` are shown: ${limits}.`],
    [mebibyte],
    [mebibyte],
    [mebibyte - 2],
    [5],
    [5],
  ]);
});

it("reads the latest hundred resources, and reports the others", async () => {
  const source = Array.from({ length: 101 }, (_, index) => message([resource({ uri: `a://${index}` })]));
  const reading = createReader({ "a://1": [{ text: "one" }] });
  const embedded = await embedResources(source, reading.read);
  expect(reading.asked).toEqual(Array.from({ length: 100 }, (_, index) => `a://${100 - index}`));
  expect(embedded.slice(0, 3)).toEqual([
    message([
      resource({ uri: "a://0" }),
      text("The resource `a://0` was not read: the messages refer to more than 100 resources."),
    ]),
    message([resource({ uri: "a://1", text: "one" })]),
    message([resource({ uri: "a://2" })]),
  ]);
});
