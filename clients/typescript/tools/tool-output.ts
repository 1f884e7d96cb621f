/** What a tool gave, as the content of a message. */
import { isContainer } from "../json-patch/is-container.ts";
import type { InputContent } from "../types.ts";

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
  if (!isContainer(value)) return false;
  const { type, text, source, resource } = value;
  if (type === "text") return typeof text === "string";
  const isMedium = type === "image" || type === "audio" || type === "file";
  const content = isMedium ? source : type === "resource" && resource;
  return isContainer(content);
}
