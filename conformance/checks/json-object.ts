/**
 * `json-object {of, begins}`: the text that `of` (JMESPath) selects begins with a text, and is the JSON of an object
 * however it goes on.
 */
import type { CodeCheck } from "../runner/contract.ts";
import { parseObject } from "../stream/json.ts";
import { selection, textParameter } from "./parameters.ts";

export const jsonObject: CodeCheck = (observations, parameters) => {
  const begins = textParameter(parameters, "begins");
  const text = selection(observations, parameters, "of");
  if (typeof text !== "string" || text === "") return { pass: false, reason: "no text was observed" };
  if (!text.startsWith(begins))
    return { pass: false, reason: "the text begins otherwise", expected: begins, actual: text };
  return parseObject(text) === undefined
    ? { pass: false, reason: "the text is not the JSON of an object", actual: text }
    : { pass: true };
};
