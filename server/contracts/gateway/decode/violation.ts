/**
 * Converts schema violations to gateway errors. If there are multiple violations, the first violation in the
 * document is reported.
 */
import type { Violation } from "../../../../generated/gateway/validators.js";
import { parsePointer, toPointerToken } from "../../../core/json/pointer.ts";
import { createInvalidValueError, type GatewayError } from "../errors.ts";
import { getField, toParam } from "./params.ts";

/**
 * Converts a violation to an error. The message gives the exact location. For some violations, `param` is the
 * location of an enclosing value.
 *
 * @param violation The violation.
 * @param body The request body.
 */
export function toGatewayError(violation: Violation, body: unknown): GatewayError {
  const { pointer } = violation;
  if (pointer === "") return createInvalidValueError("body", violation.message, "The body");
  const reportedPointer = findReportedNames(parsePointer(pointer), violation.keyword, body)
    .map(toPointerToken)
    .join("");
  return createInvalidValueError(
    toParam(reportedPointer, body),
    describeViolation(violation),
    toParam(pointer, body),
  );
}

/**
 * Returns the location to report: the violation itself or an enclosing value (G-027, G-050, G-082, G-085,
 * GX-10).
 */
function findReportedNames(names: string[], keyword: string, body: unknown): string[] {
  const isUnknown = keyword === "additionalProperties";
  const [top, field, , inItem] = names;
  if (top === "server_tool_config" && isUnknown) return names.slice(0, 2);
  if (top === "run") return keyword === "minimum" || keyword === "maximum" ? names : ["run"];
  if (top !== "request") return names;
  if (field === "voice" && isUnknown) return names[2] === "input" ? names.slice(0, 3) : names.slice(0, 2);
  if (field === "tools" && inItem === "config") return names.slice(0, 4);
  return isTypeInToolResult(names, body) ? [...names.slice(0, 5), "type"] : names;
}

/** Returns true for `request.messages[i].content[j].content[k].type` if block `j` is a tool result. */
function isTypeInToolResult(names: string[], body: unknown): boolean {
  const [, member, , , , inBlock, , inNested] = names;
  if (member !== "messages" || inBlock !== "content" || inNested !== "type") return false;
  const block = names.slice(0, 5).reduce(getField, body);
  return getField(block, "type") === "tool_result";
}

/**
 * Returns the error text that follows the location in a message. Earlier documentation placed `builtins` in
 * `run` (GX-18).
 */
function describeViolation({ pointer, message, keyword }: Violation): string {
  if (pointer === "/run/builtins") return 'is in the wrong location: move it to the top level, next to "run"';
  if (keyword === "additionalProperties") return "is not a field of this API; remove it or correct its name";
  return message;
}

/**
 * Returns the violation that comes first in a document. A missing field is treated as located at the end of
 * its object. If there are multiple violations at one location, the first violation in the list is returned.
 *
 * @param violations At least one violation, with JSON Pointers.
 * @param root The document.
 */
export function findFirstInDocument<Located extends { pointer: string }>(
  violations: readonly [Located, ...Located[]],
  root: unknown,
): Located {
  let candidates = violations.map((violation) => ({ violation, names: parsePointer(violation.pointer) }));
  let value = root;
  for (let depth = 0; ; depth += 1) {
    const found = candidates.find(({ names }) => names.length === depth);
    if (found !== undefined) return found.violation;
    const name = findFirstName(
      candidates.map(({ names }) => names[depth] ?? ""),
      value,
    );
    candidates = candidates.filter(({ names }) => names[depth] === name);
    value = getField(value, name);
  }
}

/**
 * Returns the name of the first item or field in the document. If all fields are missing, returns the first
 * name in the list.
 */
function findFirstName(names: readonly string[], value: unknown): string {
  if (Array.isArray(value)) return String(Math.min(...names.map(Number)));
  const present = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const candidates = new Set(names);
  return present.find((name) => candidates.has(name)) ?? names[0] ?? "";
}
