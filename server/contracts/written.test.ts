/** `tsc` judges: a line marked as an error that compiles fails the check. */
import { expect, it } from "vitest";
import { type Named, noneLeft, type Unwritten, type Written } from "./written.ts";

type Event =
  | { type: "STARTED"; id: string }
  | { type: "CUSTOM"; name: "x.note"; value: string }
  | { type: "CUSTOM"; name: string }
  | { event: "status"; data: { type: "start" } };

const treatments = {
  STARTED: "as it is",
  "engine.note": () => note,
  "engine.stop": () => [status, note],
  "engine.tool": "left out",
  "engine.count": (): never[] => [],
} as const;

const note: Named<Event, "x.note"> = { type: "CUSTOM", name: "x.note", value: "" };
const status: Named<Event, "status"> = { event: "status", data: { type: "start" } };

it("compiles when every event is written, by whatever kind", () => {
  noneLeft<Unwritten<Event, Written<typeof treatments>>>();
  // @ts-expect-error nothing writes the note, nor the status
  noneLeft<Unwritten<Event, Written<Pick<typeof treatments, "STARTED" | "engine.tool" | "engine.count">>>>();
  // @ts-expect-error nothing writes the status
  noneLeft<Unwritten<Event, Written<Omit<typeof treatments, "engine.stop">>>>();
  const left: Unwritten<Event, "STARTED" | "status"> = "x.note";
  expect(left).toBe("x.note");
});
