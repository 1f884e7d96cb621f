import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { ids } from "./ids.ts";
import { evidenceOf, failed, messagesOf, started, text, textBegins, textEnds } from "./testing.ts";

const events = [started, textBegins, text("a"), textEnds];
const cancelled = { ...failed, code: "CANCELLED" };
const stopping = { ...failed, code: "SERVER_RESTARTING" };
const proposal = { query: { wire: "proposal" } };

it.each<[string, Evidence, string[] | undefined]>([
  ["1, 2, 3, 4", evidenceOf(events), []],
  ["a gap in the wire proposal", evidenceOf(events, { ...proposal, ids: ["1", "2", "5", "9"] }), []],
  [
    "what follows a position",
    evidenceOf(events, { from: "position", query: { after: "6" }, ids: ["7", "8", "9", "10"] }),
    [],
  ],
  ["a bare reconnect", evidenceOf(events, { from: "bare", ids: ["7", "8", "9", "10"] }), []],
  ["a stop of the server", evidenceOf([started, stopping], { ids: ["1", null] }), []],
  ["the end of a cancelled pause", evidenceOf([cancelled], { from: "bare", ids: [null] }), []],
  ["an empty stream", evidenceOf([]), undefined],
  [
    "no ids",
    evidenceOf(events, { ids: [null, null, null, null] }),
    ["run: event 1 has no whole number as its id"],
  ],
  [
    "an id that is no number",
    evidenceOf(events, { ids: ["1", "2", "3-0", "4"] }),
    ["run: event 3 has no whole number as its id"],
  ],
  [
    "a number with a zero in front",
    evidenceOf(events, { ids: ["1", "2", "03", "4"] }),
    ["run: event 3 has no whole number as its id"],
  ],
  [
    "another first id",
    evidenceOf(events, { ids: ["0", "1", "2", "3"] }),
    ["run: event 1 has no whole number as its id"],
  ],
  [
    "2 at the beginning",
    evidenceOf(events, { ids: ["2", "3", "4", "5"] }),
    ["run: event 1 has not the id that comes next"],
  ],
  [
    "a gap",
    evidenceOf(events, { ids: ["1", "2", "4", "5"] }),
    ["run: event 3 has not the id that comes next"],
  ],
  [
    "an id twice",
    evidenceOf(events, { ids: ["1", "2", "2", "3"] }),
    ["run: event 3 has not the id that comes next"],
  ],
  [
    "an id twice in the wire proposal",
    evidenceOf(events, { ...proposal, ids: ["1", "2", "2", "3"] }),
    ["run: event 3 has not the id that comes next"],
  ],
  [
    "an event that the client had",
    evidenceOf(events, { from: "position", query: { after: "7" }, ids: ["7", "8", "9", "10"] }),
    ["run: event 1 has not the id that comes next"],
  ],
  [
    "a failure without an id",
    evidenceOf([started, failed], { ids: ["1", null] }),
    ["run: event 2 has no whole number as its id"],
  ],
])("judges %s [TX-07][TC-001][TC-002]", (_, evidence, expected) => {
  expect(messagesOf(ids.judge(evidence))).toEqual(expected);
});
