import { expect, it } from "vitest";
import { FrameReader } from "./frames.ts";

const stream = Buffer.from(
  'id: 1\ndata: {"text":"é🌦"}\n\n: keep-alive\n\ndata: {"code":"SERVER_RESTARTING"}\n\nid: 2\ndata: {}\n\nid: 3\nda',
);

it("reads the same frames wherever the stream is split into chunks", () => {
  const complete = new FrameReader();
  complete.push(stream);
  expect(complete.numbered.map(({ id, text }) => [id, Buffer.from(text, "latin1").toString()])).toEqual([
    [1, 'id: 1\ndata: {"text":"é🌦"}'],
    [2, "id: 2\ndata: {}"],
  ]);
  expect(complete.notices).toEqual(['data: {"code":"SERVER_RESTARTING"}']);
  expect(complete.rest).toBe("id: 3\nda");
  for (let size = 1; size < stream.length; size += 1) {
    const reader = new FrameReader();
    for (let at = 0; at < stream.length; at += size) reader.push(stream.subarray(at, at + size));
    expect([reader.numbered, reader.notices, reader.rest]).toEqual([
      complete.numbered,
      complete.notices,
      complete.rest,
    ]);
  }
});
