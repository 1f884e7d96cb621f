import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, it, vi } from "vitest";
import { LineLimit, logLines } from "./lines.ts";

const long = "x".repeat(4_096);

it.each([
  { title: "lines over chunk borders", input: ["a\nb", "c\n", "d"], want: ["a", "bc", "d"] },
  { title: "both line ends, no empty lines", input: ["a\r\n\r\n \nb\n"], want: ["a", "b"] },
  { title: "a line that never ends, in pieces", input: [`${long}${long}yz`], want: [long, long, "yz"] },
  {
    title: "a character over a chunk border",
    input: [Buffer.from("°").subarray(0, 1), Buffer.from("°").subarray(1)],
    want: ["°"],
  },
  { title: "nothing", input: [], want: [] },
])("reads $title", async ({ input, want }) => {
  const lines: string[] = [];
  const stream = Readable.from(
    input.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );
  logLines(stream, new LineLimit((line) => lines.push(line)));
  await finished(stream);
  expect(lines).toEqual(want);
});

it("counts a flood without splitting it, and resumes with a complete line", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const logged: string[] = [];
  const stream = new PassThrough();
  logLines(stream, new LineLimit((line) => logged.push(line)));
  const waited: boolean[] = [];
  const write = async (text: string) => {
    stream.write(text);
    await new Promise((resolve) => setImmediate(resolve));
    waited.push(stream.isPaused());
    // Waits out the pause after a dropped chunk.
    vi.advanceTimersByTime(10);
    await new Promise((resolve) => setImmediate(resolve));
  };
  await write(`${Array.from({ length: 101 }, (_, at) => `line ${at}`).join("\n")}\n`);
  for (let count = 0; count < 5; count += 1) await write("x\n".repeat(10_000));
  await write("token: hun");
  vi.advanceTimersByTime(10_000);
  await write("ter2\nthe next line\n");
  vi.useRealTimers();
  expect(logged).toEqual([
    ...Array.from({ length: 100 }, (_, at) => `line ${at}`),
    "50001 lines (100018 bytes) of stderr were dropped: at most 100 lines and 65536 bytes are logged every 10 s.",
    "the next line",
  ]);
  expect(waited).toEqual([false, true, true, true, true, true, true, false]);
});
