/** `strictly-ascending {of}`, `strictly-descending {of}`: a list of texts, or of numbers, that JMESPath selects. */
import type { Json } from "../runner/case.ts";
import type { CodeCheck } from "../runner/contract.ts";
import { selection } from "./parameters.ts";

export const strictlyAscending: CodeCheck = (observations, parameters) =>
  ordered(selection(observations, parameters, "of"), 1);

export const strictlyDescending: CodeCheck = (observations, parameters) =>
  ordered(selection(observations, parameters, "of"), -1);

function ordered(list: Json, direction: 1 | -1) {
  if (!Array.isArray(list) || list.length < 2)
    return { pass: false, reason: "fewer than two items were observed", actual: list };
  const at = list.findIndex((item, index) => index > 0 && step(list[index - 1] ?? null, item) !== direction);
  if (at === -1) return { pass: true };
  const actual = list.slice(at - 1, at + 1);
  return { pass: false, reason: `item ${at + 1} is out of order`, actual };
}

/** 1 where it goes up, -1 where it goes down; texts by code unit. 0 for what has no order. */
function step(one: Json, other: Json): -1 | 0 | 1 {
  const numbers = typeof one === "number" && typeof other === "number";
  const texts = typeof one === "string" && typeof other === "string";
  if (!(numbers || texts) || one === other) return 0;
  return one < other ? 1 : -1;
}
