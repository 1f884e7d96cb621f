import { expect, it } from "vitest";
import { findLargeMessages, withMessageSizeCheck } from "./message-size.ts";

const large = [
  {
    pointer: "/content",
    message: "is larger than 100 bytes of JSON, the limit for one message; file data does not count",
  },
];
const file = "A".repeat(1_000);

it.each<[string, unknown, unknown]>([
  ["nothing", undefined, []],
  ["a text of as much", "a".repeat(98), []],
  ["a text of a byte more", "a".repeat(99), large],
  ["a text that is longer in UTF-8", "\u20ac".repeat(33), large],
  ["a text that is longer as JSON", "\n".repeat(50), large],
  ["blocks", [{ type: "text", text: "a".repeat(90) }], large],
  ["a file", [{ type: "file", source: { type: "base64", data: file } }], []],
  ["a file of AG-UI", [{ type: "image", source: { type: "data", value: file } }], []],
  ["a blob of a resource", [{ type: "resource", resource: { uri: "a:b", blob: file } }], []],
  ["a data URL", [{ type: "image", url: `data:image/png;base64,${file}` }], []],
  ["another URL", [{ type: "image", url: `https://a/${file}` }], large],
  ["a text that looks like a data URL", `data:${file}`, large],
  ["a field that only looks like a file", [{ type: "text", value: file }], large],
  ["a file in a tool's result", [{ type: "tool_result", content: [{ type: "image", data: file }] }], []],
  ["a text with a field that files have", [{ type: "text", text: "", data: file }], large],
  ["what is attached to a file", [{ type: "image", source: {}, metadata: { data: file } }], large],
  ["fields of other types", [{ type: "image", source: null, resource: "", content: [null, 1] }], []],
  ["a name of a file", [{ type: "file", source: { data: "", filename: file } }], large],
])("checks %s", (_name, content, want) => {
  expect(findLargeMessages([{ pointer: "/content", content }], 100)).toEqual(want);
});

it("counts every byte of metadata, and reports each value that is too large", () => {
  const metadata = { content: { data: "a".repeat(100) }, isMetadata: true };
  const small = { pointer: "/metadata", content: { data: "a".repeat(89) }, isMetadata: true };
  expect(
    findLargeMessages(
      [{ ...metadata, pointer: "/message/metadata" }, small, { ...metadata, pointer: "/metadata" }],
      100,
    ),
  ).toEqual(
    ["/message/metadata", "/metadata"].map((pointer) => ({
      pointer,
      message: "is larger than 100 bytes of JSON",
    })),
  );
});

it("checks sizes only if the body matches the schema", () => {
  const invalid = [{ pointer: "/content", message: "must be string" }];
  const check = withMessageSizeCheck(
    (operation, body) => (operation === "send" && typeof body === "string" ? [] : invalid),
    (body) => [{ pointer: "/content", content: body }],
    100,
  );
  expect([check("send", "a"), check("send", "a".repeat(99)), check("send", [file])]).toEqual([
    [],
    large,
    invalid,
  ]);
});
