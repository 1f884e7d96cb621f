import { expect, it, vi } from "vitest";
import type { LogLine } from "../core/log-line.ts";
import type { FrameText } from "../http/sse.ts";
import { encodeFrames, getFrame, minLongFrame } from "./frame-texts.ts";

const line = (length: number): LogLine => ({ kind: "RUN_STARTED", number: 1, json: "x".repeat(length) });

/** Encodes lines as the text of frames. */
async function encodeAll(batches: LogLine[][], encode: (line: LogLine) => string[]): Promise<FrameText[]> {
  async function* source() {
    yield* batches;
  }
  const texts: FrameText[] = [];
  for await (const text of encodeFrames(source(), encode)) texts.push(text);
  return texts;
}

/** Two long frames. */
const [long, other] = ["l".repeat(minLongFrame), "o".repeat(minLongFrame)];
const half = "h".repeat(minLongFrame / 2);

it.each<[string, string[][][], [text: string, count: number][]]>([
  [
    "the frames of a batch are one text",
    [[["a"], [], ["b", "c"]], [["d"]]],
    [
      ["abc", 3],
      ["d", 1],
    ],
  ],
  ["a batch without frames is none", [[[], []], []], []],
  [
    "a long frame is a text of its own",
    [[["a", long, "b"], ["c"]]],
    [
      ["a", 1],
      [long, 1],
      ["bc", 2],
    ],
  ],
  [
    "frames are joined up to that length",
    [[[half, "a", half], ["b"]]],
    [
      [`${half}a`, 2],
      [`${half}b`, 2],
    ],
  ],
])("%s", async (_name, batches, want) => {
  const frames = batches.flat();
  const lines = batches.map((batch) => batch.map(() => line(1)));
  const texts = await encodeAll(lines, () => frames.shift() ?? []);
  expect(texts.map(({ text, count }) => [text, count])).toEqual(want);
});

it("a long line is encoded once per variant for all readers", () => {
  const make = vi.fn(({ json }: LogLine) => `data: ${json}`);
  const shared = line(minLongFrame);
  const made = ["a", "a", "b", "a"].map((form) => getFrame(shared, form, make));
  expect(new Set(made)).toEqual(new Set([`data: ${shared.json}`]));
  expect(make).toHaveBeenCalledTimes(2);
  getFrame(line(minLongFrame), "a", make);
  expect(make).toHaveBeenCalledTimes(3);
});

it("at most eight variants of a line are cached, the newest", () => {
  const make = vi.fn(() => long);
  const shared = line(minLongFrame);
  for (const form of "abcdefghi") getFrame(shared, form, make);
  make.mockClear();
  for (const form of "bcdefghi") getFrame(shared, form, make);
  expect(make).toHaveBeenCalledTimes(0);
  getFrame(shared, "a", make);
  expect(make).toHaveBeenCalledTimes(1);
});

it("a short line is encoded for every reader, because caching would cost more", () => {
  const make = vi.fn(() => "data: 1\n\n");
  const short = line(minLongFrame - 1);
  getFrame(short, "a", make);
  getFrame(short, "a", make);
  expect(make).toHaveBeenCalledTimes(2);
});

it("a short line may become long frames of any content", async () => {
  const short = line(1);
  const texts = await encodeAll([[short], [short]], () => [long, "a", other]);
  expect(texts.map(({ text }) => text)).toEqual([long, "a", other, long, "a", other]);
});
