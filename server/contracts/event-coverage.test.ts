// These tests are checked by the compiler: `@ts-expect-error` fails if the next line compiles.
import { expect, it } from "vitest";
import {
  assertNoneMissing,
  type EventByName,
  type MissingNames,
  type WrittenNames,
} from "./event-coverage.ts";

type Event =
  | { type: "STARTED"; id: string }
  | { type: "CUSTOM"; name: "x.note"; value: string }
  | { type: "CUSTOM"; name: string }
  | { event: "status"; data: { type: "start" } };

const encodeRules = {
  STARTED: "as it is",
  "engine.note": () => note,
  "engine.stop": () => [status, note],
  "engine.tool": "left out",
  "engine.count": (): never[] => [],
} as const;

const note: EventByName<Event, "x.note"> = { type: "CUSTOM", name: "x.note", value: "" };
const status: EventByName<Event, "status"> = { event: "status", data: { type: "start" } };

type WithoutStop = Omit<typeof encodeRules, "engine.stop">;
type WithoutNote = Pick<typeof encodeRules, "STARTED" | "engine.tool" | "engine.count">;

it("compiles if every event is written, by any kind of rule", () => {
  assertNoneMissing<MissingNames<Event, WrittenNames<typeof encodeRules>>>();
  // @ts-expect-error nothing writes the note and the status
  assertNoneMissing<MissingNames<Event, WrittenNames<WithoutNote>>>();
  // @ts-expect-error nothing writes the status
  assertNoneMissing<MissingNames<Event, WrittenNames<WithoutStop>>>();
  const missing: MissingNames<Event, "STARTED" | "status"> = "x.note";
  expect(missing).toBe("x.note");
});
