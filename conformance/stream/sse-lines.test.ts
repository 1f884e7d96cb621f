import { expect, it } from "vitest";
import { SseLineSplitter } from "./sse-lines.ts";

/** Returns the bytes undivided, as single bytes, and split in two at every position. */
function cuts(bytes: Buffer): Uint8Array[][] {
  const pairs = Array.from(bytes, (_, at) => [bytes.subarray(0, at), bytes.subarray(at)]);
  return [[bytes], [...bytes].map((byte) => Uint8Array.of(byte)), ...pairs];
}

it.each<[string, Buffer, [string, endsWithCr?: boolean][], string]>([
  ["LF", Buffer.from("a\n\nb\n"), [["a"], [""], ["b"]], ""],
  [
    "CRLF",
    Buffer.from("a\r\n\r\nb\r\n"),
    [
      ["a", true],
      ["", true],
      ["b", true],
    ],
    "",
  ],
  [
    "CR",
    Buffer.from("a\r\rb\r"),
    [
      ["a", true],
      ["", true],
      ["b", true],
    ],
    "",
  ],
  ["a mixture", Buffer.from("a\n\r\n\rb"), [["a"], ["", true], ["", true]], "b"],
  ["characters of several bytes", Buffer.from("é€😀\n漢"), [["é€😀"]], "漢"],
])("splits lines at %s, regardless of chunk boundaries [T-070]", (_, bytes, texts, rest) => {
  for (const chunks of cuts(bytes)) {
    const lines = new SseLineSplitter();
    expect(chunks.flatMap((chunk) => lines.push(chunk))).toEqual(
      texts.map(([text, endsWithCr = false]) => ({ text, isUtf8: true, endsWithCr })),
    );
    expect(lines.rest()).toEqual({ text: rest, isUtf8: true, endsWithCr: false });
  }
});

it("reports bytes that are not UTF-8, and continues [T-070]", () => {
  const bytes = Buffer.concat([Buffer.from("a"), Buffer.from([0xe2, 0x82, 0x0a]), Buffer.from("b\n")]);
  for (const chunks of cuts(bytes)) {
    const lines = new SseLineSplitter();
    expect(chunks.flatMap((chunk) => lines.push(chunk))).toEqual([
      { text: "a\uFFFD", isUtf8: false, endsWithCr: false },
      { text: "b", isUtf8: true, endsWithCr: false },
    ]);
  }
});
