/**
 * `same-result {a, b}`: checks that two runs have the same result, on either endpoint. Response and call ids
 * may differ, provided that they correspond one to one. Durations may differ.
 */

import type { Json } from "../../runner/case.ts";
import type { CodeCheck } from "../../runner/contract.ts";
import { getField, isObject, isSameJson } from "../../stream/json.ts";
import { getStringParameter } from "../shared/code-checks.ts";

export const checkSameResult: CodeCheck = (observations, parameters) => {
  const [a, b] = ["a", "b"].map((name) => {
    const result = getField(observations[getStringParameter(parameters, name)] as Json | undefined, "result");
    return isObject(result) ? normalize(result, new Map()) : undefined;
  });
  if (a === undefined || b === undefined) return { pass: false, reason: "the results were not observed" };
  return isSameJson(a, b)
    ? { pass: true }
    : { pass: false, reason: "the results differ", expected: a, actual: b };
};

const idFields = ["id", "tool_use_id"];

/** Replaces each id with its index in order of occurrence, and removes durations. */
function normalize(value: Json, ids: Map<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => normalize(item, ids));
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => name !== "duration_ms");
  return Object.fromEntries(
    members
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => {
        if (!idFields.includes(name) || typeof item !== "string") return [name, normalize(item, ids)];
        ids.set(item, ids.get(item) ?? `id ${ids.size + 1}`);
        return [name, ids.get(item) ?? null];
      }),
  );
}
