import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import {
  evidenceOf,
  finished,
  goodRun,
  messagesOf,
  nothing,
  result,
  started,
  textBegins,
} from "./testing.ts";
import { sealed, validEvents } from "./valid-events.ts";

it.each<[string, JsonObject, string[], string[] | undefined]>([
  ["an event", started, [], []],
  [
    "a member of another type",
    { ...started, runId: 7 },
    [expect.stringMatching("^run: event 1 \\(RUN_STARTED\\) is not valid: /runId ")],
    undefined,
  ],
  [
    "an event that AG-UI does not have",
    { type: "RUN_WAITS" },
    [expect.stringMatching("^run: event 1 \\(RUN_WAITS\\) is not valid: ")],
    undefined,
  ],
  [
    "an outcome that is null",
    { ...finished, outcome: null },
    [expect.stringMatching("^run: event 1 \\(RUN_FINISHED\\) is not valid: /outcome ")],
    undefined,
  ],
  [
    "a member that AG-UI does not have",
    { ...textBegins, seq: 1 },
    [],
    [expect.stringMatching("^run: event 1 \\(TEXT_MESSAGE_START\\) has what is not declared: /seq ")],
  ],
  ["metadata, which is open", { ...result, metadata: { tambo: { isError: true } } }, [], []],
])("judges %s [C-060][C-065][C-077]", (_, event, asDescribed, asSealed) => {
  const evidence = evidenceOf([event]);
  expect(messagesOf(validEvents.judge(evidence))).toEqual(asDescribed);
  expect(messagesOf(sealed.judge(evidence))).toEqual(asSealed);
});

it("takes a run's events, and is silent about nothing", () => {
  for (const invariant of [validEvents, sealed]) {
    expect(invariant.judge(evidenceOf(goodRun))).toEqual([]);
    expect(invariant.judge(nothing)).toBeUndefined();
  }
});
