import { describe, expect, it } from "vitest";
import { limitMessageSize, maxMessageBytes } from "./message-size.ts";

async function read(chunks: readonly string[], events: boolean): Promise<number> {
  const parts = chunks.map((chunk) => Buffer.from(chunk));
  const body = limitMessageSize(ReadableStream.from(parts), events, () => new Error("too large"));
  let size = 0;
  for await (const chunk of body) size += chunk.byteLength;
  return size;
}

const half = "x".repeat(maxMessageBytes / 2);

describe("one message", () => {
  it("may have exactly the maximum size", async () => {
    expect(await read([half, half], false)).toBe(maxMessageBytes);
    await expect(read([half, half, "x"], false)).rejects.toThrow("too large");
  });

  it("does not end at a blank line", async () => {
    await expect(read([half, "\n\n", half], false)).rejects.toThrow("too large");
  });
});

describe("events", () => {
  it.each([
    ["LF", [half, "\n\n", half, "\n", "\n", half]],
    ["CR LF", [`${half}\r\n\r`, `\n${half}\r`, "\n\r\n", half]],
    ["CR", [`${half}\r\r${half}`, "\r", `\r${half}`]],
  ])("are measured one by one, with %s line ends", async (_title, chunks) => {
    expect(await read(chunks, true)).toBe(chunks.join("").length);
  });

  it("must not exceed the limit", async () => {
    await expect(read(["\n\n", half, "\n", half], true)).rejects.toThrow("too large");
  });
});
