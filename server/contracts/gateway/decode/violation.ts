/** A mistake that the contract's schema finds in a request, as the gateway's error; of several, the first in the document. */
import type { Violation } from "../../../../generated/gateway/validators.js";
import { namesOf, pointerStep } from "../../../core/json/pointer.ts";
import { type GatewayError, mistakeError } from "../errors.ts";
import { memberValue, paramOf } from "./params.ts";

/**
 * The error for a mistake. Its message names the exact place; its `param` is for some mistakes the value around it.
 *
 * @param violation The mistake.
 * @param body The request's body.
 */
export function errorOf(violation: Violation, body: unknown): GatewayError {
  const { pointer } = violation;
  if (pointer === "") return mistakeError("body", violation.message, "The body");
  const told = around(namesOf(pointer), violation.keyword, body).map(pointerStep).join("");
  return mistakeError(paramOf(told, body), reason(violation), paramOf(pointer, body));
}

/** Returns the value that is named for a mistake: that of the mistake, or one around it (G-027, G-050, G-082, G-085, GX-10). */
function around(names: string[], keyword: string, body: unknown): string[] {
  const isUnknown = keyword === "additionalProperties";
  const [top, member, , inItem] = names;
  if (top === "server_tool_config" && isUnknown) return names.slice(0, 2);
  if (top === "run") return keyword === "minimum" || keyword === "maximum" ? names : ["run"];
  if (top !== "request") return names;
  if (member === "voice" && isUnknown) return names[2] === "input" ? names.slice(0, 3) : names.slice(0, 2);
  if (member === "tools" && inItem === "config") return names.slice(0, 4);
  return isTypeInToolResult(names, body) ? [...names.slice(0, 5), "type"] : names;
}

/** Returns whether this is `request.messages[i].content[j].content[k].type`, and the block with the index `j` a tool's result. */
function isTypeInToolResult(names: string[], body: unknown): boolean {
  const [, member, , , , inBlock, , inNested] = names;
  if (member !== "messages" || inBlock !== "content" || inNested !== "type") return false;
  const block = names.slice(0, 5).reduce(memberValue, body);
  return memberValue(block, "type") === "tool_result";
}

/** Returns the mistake, to be read after its place. Builtins were documented as a member of `run` once (GX-18). */
function reason({ pointer, message, keyword }: Violation): string {
  if (pointer === "/run/builtins") return 'is in the wrong place: it belongs beside "run", at the top';
  if (keyword === "additionalProperties") return "is not a member of this API; remove it or correct its name";
  return message === "must match \\S" ? "must not be blank" : message;
}

/**
 * The mistake that comes first in a document. That a member is missing shows at the end of its object. Of mistakes at
 * one place the first in the list is taken.
 *
 * @param mistakes At least one; each with the JSON Pointer of its place.
 * @param root The document.
 */
export function firstInDocument<Mistake extends { pointer: string }>(
  mistakes: readonly [Mistake, ...Mistake[]],
  root: unknown,
): Mistake {
  let among = mistakes.map((mistake) => ({ mistake, names: namesOf(mistake.pointer) }));
  let value = root;
  for (let depth = 0; ; depth += 1) {
    const here = among.find(({ names }) => names.length === depth);
    if (here !== undefined) return here.mistake;
    const name = firstOf(
      among.map(({ names }) => names[depth] ?? ""),
      value,
    );
    among = among.filter(({ names }) => names[depth] === name);
    value = memberValue(value, name);
  }
}

/** The name of the first item or member; of members that are missing, the first in the list. */
function firstOf(names: readonly string[], value: unknown): string {
  if (Array.isArray(value)) return String(Math.min(...names.map(Number)));
  const present = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const wanted = new Set(names);
  return present.find((name) => wanted.has(name)) ?? names[0] ?? "";
}
