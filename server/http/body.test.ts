import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readJsonBody } from "./body.ts";
import { BodyError } from "./body-error.ts";

const json = { "content-type": "application/json" };

/** Reads a body that arrives in the given chunks. */
async function readBody(chunks: (string | Uint8Array)[], headers: IncomingHttpHeaders = json, limit = 1000) {
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  try {
    const request = Object.assign(stream, { headers }) as IncomingMessage;
    return { value: await readJsonBody(request, { limit, reserve: () => {} }) };
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    const { code, message, pointer } = error;
    return { code, message, ...(pointer !== undefined && { pointer }) };
  }
}

const notJson = {
  code: "UNSUPPORTED_MEDIA_TYPE",
  message: 'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.',
};
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("readJsonBody", () => {
  it.each<[string, (string | Uint8Array)[], IncomingHttpHeaders, unknown]>([
    ["an object", ['{"a":', "1}"], json, { a: 1 }],
    ["a scalar", ["null"], json, null],
    ["nothing", [], {}, undefined],
    ["a charset", ["1"], { "content-type": "application/json; charset=UTF-8" }, 1],
    ["a quoted charset", ["1"], { "content-type": 'Application/JSON;charset="utf-8"' }, 1],
    ["the charset's other name", ["1"], { "content-type": "application/json;charset=utf8" }, 1],
    ["other parameters", ["1"], { "content-type": "application/json; profile=x" }, 1],
    ["the identity encoding", ["1"], { ...json, "content-encoding": "Identity" }, 1],
    ["a byte order mark", [Uint8Array.of(0xef, 0xbb, 0xbf), "1"], json, 1],
    ["a character cut by chunks", ['"', Uint8Array.of(0xc3), Uint8Array.of(0xa9), '"'], json, "é"],
    ["64 levels", [nested(64)], json, JSON.parse(nested(64))],
    ["brackets inside strings", [`"${"[".repeat(100)}\\"{"`], json, `${"[".repeat(100)}"{`],
    ["exactly the limit", [`"${"x".repeat(998)}"`], json, "x".repeat(998)],
  ])("accepts %s", async (_name, chunks, headers, expected) => {
    expect(await readBody(chunks, headers)).toEqual({ value: expected });
  });

  it.each<[string, (string | Uint8Array)[], IncomingHttpHeaders, { code: string; message: string | RegExp }]>(
    [
      ["another media type", ["{}"], { "content-type": "text/plain" }, notJson],
      [
        "a relative of JSON that no document declares",
        ["{}"],
        { "content-type": "application/x+json" },
        notJson,
      ],
      ["no media type", ["{}"], {}, notJson],
      ["another charset", ["{}"], { "content-type": "application/json; charset=utf-16" }, notJson],
      ["a compressed body", [gzipSync("{}")], { ...json, "content-encoding": "gzip" }, notJson],
      [
        "more than the limit, announced",
        ["{}"],
        { ...json, "content-length": "1001" },
        {
          code: "PAYLOAD_TOO_LARGE",
          message: "The body is larger than the server's limit of 1000 bytes.",
        },
      ],
      [
        "more than the limit, in chunks",
        ["x".repeat(600), "x".repeat(600)],
        json,
        {
          code: "PAYLOAD_TOO_LARGE",
          message: "The body is larger than the server's limit of 1000 bytes.",
        },
      ],
      [
        "invalid UTF-8",
        ['"', Uint8Array.of(0xff), '"'],
        json,
        { code: "INVALID_JSON", message: "The body is not valid UTF-8." },
      ],
      [
        "a lone half of a surrogate pair in UTF-8",
        ['"', Uint8Array.of(0xed, 0xa0, 0x80), '"'],
        json,
        { code: "INVALID_JSON", message: "The body is not valid UTF-8." },
      ],
      [
        "65 levels",
        [nested(65)],
        json,
        { code: "INVALID_JSON", message: "The body is nested 65 levels deep; at most 64 are allowed." },
      ],
      [
        "a cut body",
        ['{"a":'],
        json,
        { code: "INVALID_JSON", message: "The body is not JSON: Unexpected end of JSON input" },
      ],
      [
        "something else",
        ["a: 1"],
        json,
        { code: "INVALID_JSON", message: /^The body is not JSON: Unexpected token/ },
      ],
      [
        "NaN",
        ["NaN"],
        json,
        { code: "INVALID_JSON", message: /^The body is not JSON: "NaN" is not valid JSON/ },
      ],
      [
        "only spaces",
        ["  "],
        json,
        { code: "INVALID_JSON", message: /^The body is not JSON: Unexpected end/ },
      ],
    ],
  )("rejects %s", async (_name, chunks, headers, { code, message }) => {
    expect(await readBody(chunks, headers)).toEqual({
      code,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    });
  });

  it.each<[string, string]>([
    ["items", `[${"{},".repeat(250_000)}{}]`],
    ["fields", `{${Array.from({ length: 250_001 }, (_, index) => `"${index}":1`).join()}}`],
    ["lists in lists", `[${"[[]],".repeat(125_000)}0]`],
  ])("rejects too many %s", async (_name, text) => {
    expect(await readBody([text], json, text.length)).toEqual({
      code: "PAYLOAD_TOO_LARGE",
      message: "The body contains more than 250000 values, the server's limit.",
    });
  });

  it("accepts many values, and text with as many commas", async () => {
    const list = Array.from({ length: 100_000 }, () => 0);
    const text = JSON.stringify([...list, ",{[".repeat(100_000)]);
    expect(await readBody([text], json, text.length)).toEqual({ value: JSON.parse(text) });
  });

  it.each(["1e309", "-1e309", '{"a":[0,{"b":1e999}]}', "9".repeat(310), "1E+0400"])(
    "rejects a number that would be stored as null: %s",
    async (text) => {
      expect(await readBody([text])).toEqual({
        code: "INVALID_JSON",
        message:
          "The body contains a number outside the range of IEEE 754 doubles (RFC 8259 section 6). It cannot be stored exactly.",
      });
    },
  );

  it.each<[string, string, string | undefined]>([
    ['{"a":1,"a":2}', "/a", undefined],
    ['{"a":{"b":[0,{"c":1,"\\u0063":2}]}}', "/a/b/1/c", undefined],
    ['{"__proto__":1,"__proto__":1}', "/__proto__", undefined],
    [
      `{"${"k".repeat(600)}":1,"${"k".repeat(600)}":1}`,
      "",
      "contains an object with a duplicate key; send each key once",
    ],
  ])(
    "rejects an object with duplicate keys, and gives their location: %s",
    async (text, pointer, message) => {
      expect(await readBody([text], json, 10_000)).toEqual({
        code: "INVALID_JSON",
        message: message ?? "is a duplicate key; send each key once",
        pointer,
      });
    },
  );

  it("accepts keys that only look the same", async () => {
    const text = '{"a":{"a":[{"a":1},{"a":"\\"a\\":1,"}]},"A":1,"":{"":":,\\"a\\":"}}';
    expect(await readBody([text])).toEqual({ value: JSON.parse(text) });
  });

  it.each(["1.7976931348623157e308", `"1e999"`, `{"1e999":${"9".repeat(308)}}`, "1e-400"])(
    "accepts values that look like duplicates: %s",
    async (text) => {
      expect(await readBody([text])).toEqual({ value: JSON.parse(text) });
    },
  );

  it("rejects a body whose connection was closed", async () => {
    const outcome = Promise.withResolvers<unknown>();
    const server = createServer((incoming) => {
      readJsonBody(incoming, { limit: 1000, reserve: () => {} }).then(outcome.resolve, outcome.resolve);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const outgoing = request({ port, host: "127.0.0.1", method: "POST", headers: { "content-length": 100 } });
    outgoing.on("error", () => {});
    outgoing.flushHeaders();
    server.once("request", () => outgoing.destroy());
    expect(await outcome.promise).toMatchObject({
      code: "INVALID_JSON",
      message: "The connection was closed before the end of the body.",
    });
    server.close();
  });
});
