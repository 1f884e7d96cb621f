/** Decoding of Server-Sent Events as in the HTML standard, section 9.2.6. */
import { deepStrictEqual } from "node:assert";
import { type Check, runCase } from "./check.ts";
import type { Decoded } from "./job.ts";

interface DecodingCase {
  name: string;
  stream: string | Buffer;
  /** The messages as `[data, id, type]`. The type defaults to `message`, and the id to none. */
  messages: [data: string, id?: string | null, type?: string][];
  /** Defaults to the empty id. */
  lastEventId?: string;
  retryMs?: number;
}

const cases: readonly DecodingCase[] = [
  { name: "LF", stream: "data: a\n\ndata: b\n\n", messages: [["a"], ["b"]] },
  { name: "CRLF", stream: "data: a\r\n\r\ndata: b\r\n\r\n", messages: [["a"], ["b"]] },
  { name: "CR", stream: "data: a\r\rdata: b\r\r", messages: [["a"], ["b"]] },
  {
    name: "mixed line ends",
    stream: "data: a\r\ndata: b\rdata: c\n\r\ndata: d\n\r",
    messages: [["a\nb\nc"], ["d"]],
  },
  { name: "an empty line of CR, then an LF", stream: "data: a\n\r\ndata: b\n\n", messages: [["a"], ["b"]] },
  { name: "one byte order mark", stream: "\uFEFFdata: a\n\n", messages: [["a"]] },
  { name: "two byte order marks", stream: "\uFEFF\uFEFFdata: a\n\ndata: b\n\n", messages: [["b"]] },
  { name: "a byte order mark in the second line", stream: "data: a\n\uFEFFdata: b\n\n", messages: [["a"]] },
  { name: "UTF-8", stream: "data: Grüße, 世界 👋\n\n", messages: [["Grüße, 世界 👋"]] },
  {
    name: "an invalid byte",
    stream: Buffer.concat([Buffer.from("data: a"), Buffer.from([0xff]), Buffer.from("b\n\n")]),
    messages: [["a\uFFFDb"]],
  },
  {
    name: "line separators that are not line ends",
    stream: "data: a\u2028b\u0085c\vd\fe\n\n",
    messages: [["a\u2028b\u0085c\vd\fe"]],
  },
  { name: "multi-line data", stream: "data: a\ndata:\ndata: b\n\n", messages: [["a\n\nb"]] },
  { name: "empty data", stream: "data\n\ndata\ndata\n\ndata:", messages: [[""], ["\n"]] },
  { name: "comments", stream: ": hi\n\n:\ndata: a\n:data: b\n\n: bye\n\n", messages: [["a"]] },
  {
    name: "spaces",
    stream: "data:a\n\ndata:  b\n\ndata : c\ndata: \td \n\n",
    messages: [["a"], [" b"], ["\td "]],
  },
  { name: "colons", stream: "data: a:b: c\n\ndata::d\n\n", messages: [["a:b: c"], [":d"]] },
  { name: "unknown fields", stream: "date: a\nDATA: b\n data: c\ndata: d\ndataa: e\n\n", messages: [["d"]] },
  {
    name: "types",
    stream: "event: add\ndata: a\n\ndata: b\n\nevent: c\nevent:\ndata: d\n\nevent: e\n\ndata: f\n\n",
    messages: [["a", null, "add"], ["b"], ["d"], ["f"]],
  },
  {
    name: "ids",
    stream: "id: 1\ndata: a\n\ndata: b\n\ndata: c\nid: 2\nid: 3\n\n",
    messages: [["a", "1"], ["b"], ["c", "3"]],
    lastEventId: "3",
  },
  { name: "an id without data", stream: "data: a\n\nid: 7\n\n", messages: [["a"]], lastEventId: "7" },
  {
    name: "an empty id",
    stream: "id: 1\ndata: a\n\nid\ndata: b\n\n",
    messages: [
      ["a", "1"],
      ["b", ""],
    ],
  },
  {
    name: "an id with a null character",
    stream: "id: 1\n\nid: 2\0\ndata: a\n\n",
    messages: [["a"]],
    lastEventId: "1",
  },
  {
    name: "an incomplete message, whose id does not count",
    stream: "id: 1\ndata: a\n\nid: 2\ndata: b\n",
    messages: [["a", "1"]],
    lastEventId: "1",
  },
  {
    name: "retry",
    stream: "retry: 1500\n\nretry: 2x\nretry:\nretry: -3\ndata: a\n\n",
    messages: [["a"]],
    retryMs: 1500,
  },
];

/** Feeds each stream to the decoder in chunks of several sizes. */
export const decoding: Check = {
  id: "Decoding",
  async run(program) {
    for (const { name, stream, messages, lastEventId = "", retryMs = null } of cases) {
      const bytes = Buffer.from(stream);
      const expected: Decoded = {
        messages: messages.map(([data, id = null, type = "message"]) => ({ type, data, id })),
        lastEventId,
        retryMs,
      };
      for (const size of [1, 2, 3, bytes.length]) {
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size).toString("hex"),
        );
        await runCase(`${name}, chunks of ${size} bytes`, async () =>
          deepStrictEqual(await program.decode({ chunks }), expected),
        );
      }
    }
    return cases.length;
  },
};
