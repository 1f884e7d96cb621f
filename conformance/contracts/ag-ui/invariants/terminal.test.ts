import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { terminal } from "./terminal.ts";
import {
  connectOf,
  evidenceOf,
  failed,
  finished,
  goodRun,
  messagesOf,
  nothing,
  seenOf,
  started,
  stepBegins,
} from "./testing.ts";

const broken = seenOf(goodRun.slice(0, 4), { ended: "broken" });
const goneOn: Evidence = {
  ...nothing,
  streams: [
    { name: "first", seen: broken, from: "start" },
    { name: "second", seen: connectOf([], {}), from: "bare" },
  ],
};

it.each<[string, Evidence, string[] | undefined]>([
  ["an end", evidenceOf(goodRun), []],
  ["a failure", evidenceOf([started, failed]), []],
  ["a stream that the suite left", evidenceOf(goodRun.slice(0, 5), { ended: "closed" }), []],
  ["a break that was come back from", goneOn, []],
  ["nothing", nothing, undefined],
  ["no event", evidenceOf([]), ["run: the stream has no event"]],
  [
    "no end",
    evidenceOf(goodRun.slice(0, 3)),
    ["run: the stream ends with STEP_STARTED, not with RUN_FINISHED or RUN_ERROR"],
  ],
  [
    "an event after the end",
    evidenceOf([started, finished, stepBegins]),
    ["run: STEP_STARTED after RUN_FINISHED, which ends the stream"],
  ],
  [
    "two ends",
    evidenceOf([started, finished, failed]),
    ["run: RUN_ERROR after RUN_FINISHED, which ends the stream"],
  ],
  [
    "a torn connection",
    evidenceOf(broken),
    ["run: the connection broke off after REASONING_START: a stream has to be ended properly"],
  ],
])("judges %s [C-053][C-071]", (_, evidence, expected) => {
  expect(messagesOf(terminal.judge(evidence))).toEqual(expected);
});
