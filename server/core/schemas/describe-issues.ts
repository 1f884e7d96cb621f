/** Formats validation errors as sentences. */
import type { ErrorObject } from "ajv";
import type { Json } from "../events.ts";
import { toPointerToken } from "../json/pointer.ts";
import { truncateText } from "../limits/split-text.ts";

/** Maximum number of errors described. */
const maxIssues = 20;
/** Maximum length of a description in characters. */
const maxSentence = 1_000;
/** Maximum number of errors processed. Some of them may be duplicates. */
const maxErrors = 200;

/**
 * Describes errors as `<JSON Pointer>: <error>`. Returns at most {@link maxIssues} errors, followed by a line
 * about the remaining errors.
 */
export function describeIssues(errors: readonly ErrorObject[]): string[] {
  const issues = [...new Set(errors.slice(0, maxErrors).map(describeIssue))];
  const more = issues.length - maxIssues;
  if (more <= 0 && errors.length <= maxErrors) return issues;
  const count = errors.length > maxErrors ? "more" : `${more} more`;
  return [...issues.slice(0, maxIssues), `and ${count}`];
}

function describeIssue(error: ErrorObject): string {
  const sentence = formatIssue(error);
  return sentence.length <= maxSentence ? sentence : `${truncateText(sentence, maxSentence)}…`;
}

function formatIssue({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = (property: string) => instancePath + toPointerToken(property);
  switch (keyword) {
    case "required":
      return `${at(params.missingProperty)}: is required`;
    case "additionalProperties":
      return `${at(params.additionalProperty)}: is not allowed`;
    case "unevaluatedProperties":
      return `${at(params.unevaluatedProperty)}: is not allowed`;
    case "enum":
      return `${instancePath}: must be one of ${listValues(params.allowedValues)}`;
    case "const":
      return `${instancePath}: must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return `${instancePath || "(root)"}: ${message}`;
  }
}

/** Lists values as JSON, up to the maximum length. */
function listValues(values: readonly Json[]): string {
  let list = "";
  for (const value of values) {
    if (list.length > maxSentence) break;
    list += `${list === "" ? "" : ", "}${JSON.stringify(value)}`;
  }
  return list;
}
