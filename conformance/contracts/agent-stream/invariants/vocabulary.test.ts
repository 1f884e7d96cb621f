import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { args, event, evidenceOf, goodRun, lookUp, messagesOf, nothing, said, spoilt } from "./testing.ts";
import { vocabulary } from "./vocabulary.ts";

it.each<[string, JsonObject, string]>([
  ["an event of another kind", event("tool", {}), "(tool) is no event of the contract"],
  ["an event of AG-UI", event("STEP_FINISHED", {}), "(STEP_FINISHED) is no event of the contract"],
  ["an event without a name", { data: {} }, "(no name) is no event of the contract"],
  ["a text instead of data", { event: "message", data: "a" }, "(message) has data that is no object"],
  ["an empty text", said(""), "(message) has an empty content"],
  ["an empty piece of arguments", args(""), "(tool_call_args) has an empty delta"],
])("finds %s [A-052][A-067][AX-10]", (_, odd, sentence) => {
  expect(messagesOf(vocabulary, spoilt(lookUp, odd))).toEqual([`run: event 9 ${sentence}`]);
});

it("takes a whole run", () => {
  expect(messagesOf(vocabulary, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(vocabulary, nothing)).toBeUndefined();
});
