import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, it } from "vitest";
import { forEachLine } from "./lines.ts";

const long = "x".repeat(4_096);

it.each([
  { title: "lines over chunk borders", given: ["a\nb", "c\n", "d"], want: ["a", "bc", "d"] },
  { title: "both line ends, no empty lines", given: ["a\r\n\r\n \nb\n"], want: ["a", "b"] },
  { title: "a line that never ends, in pieces", given: [`${long}${long}yz`], want: [long, long, "yz"] },
  {
    title: "a character over a chunk border",
    given: [Buffer.from("°").subarray(0, 1), Buffer.from("°").subarray(1)],
    want: ["°"],
  },
  { title: "nothing", given: [], want: [] },
])("reads $title", async ({ given, want }) => {
  const lines: string[] = [];
  const stream = Readable.from(
    given.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );
  forEachLine(stream, (line) => lines.push(line));
  await finished(stream);
  expect(lines).toEqual(want);
});
