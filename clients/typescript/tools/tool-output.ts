/** What a tool gave, as the content of a message. */
import { isContainer } from "../json/values.ts";
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

/** Whether it has what the contract requires of a block (T-012 to T-019); the rest is judged by the server. */
function isContent(value: unknown): value is InputContent {
  if (!isContainer(value)) return false;
  const { type, source, resource } = value;
  if (type === "text") return hasText(value, "text");
  if (type === "resource") return ["uri", "text", "blob"].some((name) => hasText(resource, name));
  if (!isContainer(source)) return false;
  const { type: kind } = source;
  if (type === "audio") return kind === "base64" && hasText(source, "mediaType") && hasText(source, "data");
  if (type === "file" && kind === "file_id") return hasText(source, "fileId");
  if (type !== "image" && type !== "file") return false;
  return kind === "base64" ? hasText(source, "data") : kind === "url" && hasText(source, "url");
}

function hasText(value: unknown, name: string): boolean {
  return isContainer(value) && typeof value[name] === "string";
}
