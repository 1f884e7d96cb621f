/**
 * `same-result {a, b}`: two runs came to the same result, whichever endpoint made them. Ids of answers and calls may
 * differ, if those that are the same in one are the same in the other; durations may differ.
 */

import type { Json } from "../../runner/case.ts";
import type { CodeCheck } from "../../runner/contract.ts";
import { getField, isObject, isSameJson } from "../../stream/json.ts";
import { getStringParameter } from "../shared/code-checks.ts";

export const sameResult: CodeCheck = (observations, parameters) => {
  const [a, b] = ["a", "b"].map((name) => {
    const result = getField(observations[getStringParameter(parameters, name)] as Json | undefined, "result");
    return isObject(result) ? comparable(result, new Map()) : undefined;
  });
  if (a === undefined || b === undefined) return { pass: false, reason: "the results were not observed" };
  return isSameJson(a, b)
    ? { pass: true }
    : { pass: false, reason: "the results are not the same", expected: a, actual: b };
};

const idNames = ["id", "tool_use_id"];

/** Ids become their number, in the order in which they come; durations go. */
function comparable(value: Json, ids: Map<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => comparable(item, ids));
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => name !== "duration_ms");
  return Object.fromEntries(
    members
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => {
        if (!idNames.includes(name) || typeof item !== "string") return [name, comparable(item, ids)];
        ids.set(item, ids.get(item) ?? `id ${ids.size + 1}`);
        return [name, ids.get(item) ?? null];
      }),
  );
}
