import { expect, it } from "vitest";
import type { Frame } from "./session.ts";
import { timelineOf, typesOf } from "./timeline.ts";

const frame = (index: number, run: number, at: number, type: string, raw = ""): Frame => {
  return { index, run, at, type, raw, data: {} };
};
const frames = [
  frame(0, 1, 5, "START"),
  frame(1, 1, 8, "TEXT", 'data: "Hello"'),
  frame(2, 2, 3, "START"),
  frame(3, 1, 20, "TEXT", 'data: "world"'),
];
const shown = (...filter: Parameters<typeof timelineOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  timelineOf(frames, ...filter).map(({ frame: { index }, gap }) => [index, gap]);

it("has the time since the frame before of the same request, shown or not", () => {
  expect(shown()).toEqual([
    [0, 5],
    [1, 3],
    [2, 3],
    [3, 12],
  ]);
  expect(shown({ run: 1, text: "WORLD" })).toEqual([[3, 12]]);
  expect(shown({ hidden: new Set(["TEXT"]) })).toEqual([
    [0, 5],
    [2, 3],
  ]);
});

it("counts types", () => {
  expect(typesOf([...frames, frame(4, 2, 4, "A")])).toEqual([
    { type: "START", count: 2 },
    { type: "TEXT", count: 2 },
    { type: "A", count: 1 },
  ]);
});
