import { expect, it } from "vitest";
import { FrameReader } from "./frames.ts";

const bytes = new TextEncoder().encode(
  ": hello\n\nid: 1\nevent: é\ndata: a\ndata: b\n\ndata:x\r\n\r\ndata: y\r\rdata: cut off",
);
const frames = [
  { raw: ": hello" },
  { raw: "id: 1\nevent: é\ndata: a\ndata: b", id: "1", event: "é", data: "a\nb" },
  { raw: "data:x", data: "x" },
  { raw: "data: y", data: "y" },
];

it.each([1, 2, 3, 7, 1000])("reads frames that come in pieces of %i bytes", (size) => {
  const reader = new FrameReader();
  const read = [];
  for (let at = 0; at < bytes.length; at += size) read.push(...reader.read(bytes.subarray(at, at + size)));
  expect(read).toEqual(frames);
});
