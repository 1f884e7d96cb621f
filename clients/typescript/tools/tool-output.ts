/** What a tool gave, as the content of a message. */
import type { InputContent } from "../types.ts";

/** The member that each kind of block has its content in. */
const contentMembers: Readonly<Record<InputContent["type"], string>> = {
  text: "text",
  image: "source",
  audio: "source",
  file: "source",
  resource: "resource",
};

/**
 * The output of a tool as content.
 *
 * @param output A string is text, a list of content blocks is these blocks, `undefined` is nothing; any other value is
 *   told as JSON.
 * @throws TypeError for what has no JSON: functions, symbols, cycles, bigints.
 */
export function toolOutput(output: unknown): string | InputContent[] {
  if (typeof output === "string") return output;
  if (output === undefined) return [];
  if (Array.isArray(output) && output.length > 0 && output.every(isContent)) return output;
  const json: string | undefined = JSON.stringify(output);
  if (json === undefined) throw new TypeError(`a ${typeof output} has no JSON`);
  return json;
}

/** Only told from JSON of other kinds; whether a block is right is judged by the server. */
function isContent(value: unknown): value is InputContent {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  const { type } = value;
  if (typeof type !== "string" || !Object.hasOwn(contentMembers, type)) return false;
  const content = (value as Record<string, unknown>)[contentMembers[type as InputContent["type"]]];
  return type === "text" ? typeof content === "string" : typeof content === "object" && content !== null;
}
