import { expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { pieces } from "./pieces.ts";
import {
  blockingOf,
  called,
  changed,
  createEvidence,
  goodRun,
  lastPiece,
  piece,
  result,
  resumedOf,
  spoilt,
  without,
} from "./testing.ts";

it("takes pieces that come to what the summary shows [P-031][P-035]", () => {
  expect(listMessages(pieces, createEvidence(resumedOf(goodRun, 6)))).toEqual([]);
  expect(listMessages(pieces, evidenceOfResponses(blockingOf()))).toEqual([]);
});

it("takes an empty last piece, of what is not the beginning of the result [PX-04]", () => {
  expect(listMessages(pieces, spoilt(lastPiece, changed(lastPiece, { stream_part: "" })))).toEqual([]);
});

const last = "run: chunk 8: delegation_result of tc_2";
const first = "run: chunk 5: delegation_result of tc_2";

it.each<[string, JsonObject, JsonObject]>([
  [`${first} is not complete, and brings no piece`, piece, without(piece, "stream_part")],
  [`${first} is not complete, and brings no piece`, piece, changed(piece, { stream_part: "" })],
  [`${first} brings more than its piece`, piece, changed(piece, { tool_response: "Working" })],
  [`${first} brings more than its piece`, piece, changed(piece, { tool_call_details: { summary: "It" } })],
  [
    `${last} does not go on where its pieces end`,
    lastPiece,
    changed(lastPiece, { stream_part: "It is fixed." }),
  ],
  [`${last} has no stream_part, and closes what was streamed`, lastPiece, without(lastPiece, "stream_part")],
  [
    "run: chunk 3: call of tc_1 has a stream_part, and nothing was streamed",
    called,
    changed(called, { stream_part: "" }),
  ],
  [
    "run: chunk 6: result of tc_1 has a stream_part, and nothing was streamed",
    result,
    changed(result, { stream_part: null }),
  ],
])("finds %s [P-030][P-032][P-033][P-035][PX-04][PX-11]", (message, old, by) => {
  expect(listMessages(pieces, spoilt(old, by))?.[0]).toBe(message);
});

it("finds a part in the answer of a blocking run [P-091]", () => {
  expect(listMessages(pieces, evidenceOfResponses(blockingOf({ tool_calls: lastPiece.tool_calls })))).toEqual(
    ["run_01jf3m2qv8x0a4k6n9c5e7g1hz: the answer: a tool call is not whole"],
  );
});
