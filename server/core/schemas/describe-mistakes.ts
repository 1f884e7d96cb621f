/** Mistakes in values, as sentences. */
import type { ErrorObject } from "ajv";
import type { Json } from "../events.ts";
import { pointerStep } from "../json/pointer.ts";
import { cutText } from "../limits/pieces.ts";

/** Most mistakes that are named. */
const maxMistakes = 20;
/** Most characters of a mistake. */
const maxSentence = 1_000;
/** Most errors that are looked at: they may repeat each other. */
const maxErrors = 200;

/** Describes errors, each as `<JSON Pointer>: <mistake>`, at most {@link maxMistakes} and a line that counts the rest. */
export function describeMistakes(errors: readonly ErrorObject[]): string[] {
  const mistakes = [...new Set(errors.slice(0, maxErrors).map(describeMistake))];
  const more = mistakes.length - maxMistakes;
  if (more <= 0 && errors.length <= maxErrors) return mistakes;
  const count = errors.length > maxErrors ? "more" : `${more} more`;
  return [...mistakes.slice(0, maxMistakes), `and ${count}`];
}

function describeMistake(error: ErrorObject): string {
  const sentence = sentenceOf(error);
  return sentence.length <= maxSentence ? sentence : `${cutText(sentence, maxSentence)}…`;
}

function sentenceOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = (property: string) => instancePath + pointerStep(property);
  switch (keyword) {
    case "required":
      return `${at(params.missingProperty)}: is required`;
    case "additionalProperties":
      return `${at(params.additionalProperty)}: is not allowed`;
    case "unevaluatedProperties":
      return `${at(params.unevaluatedProperty)}: is not allowed`;
    case "enum":
      return `${instancePath}: must be one of ${listOf(params.allowedValues)}`;
    case "const":
      return `${instancePath}: must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return `${instancePath || "(root)"}: ${message}`;
  }
}

/** The values, as far as they can be shown. */
function listOf(values: readonly Json[]): string {
  let list = "";
  for (const value of values) {
    if (list.length > maxSentence) break;
    list += `${list === "" ? "" : ", "}${JSON.stringify(value)}`;
  }
  return list;
}
