/** JSON files of settings. */
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import { memberOf } from "../json-pointer.ts";
import type { Mistakes } from "./mistakes.ts";
import { readTextFile } from "./text-file.ts";

/**
 * Reads a file. A member that stands in it twice is a mistake; the last one counts until then.
 *
 * @param label What mistakes call it.
 * @returns `undefined` after a mistake that leaves nothing. No mistake shows a value: it may be a secret.
 */
export function readJsonFile(path: string, label: string, mistakes: Mistakes): unknown {
  const read = readTextFile(path);
  if ("problem" in read) {
    mistakes.add(label, read.problem);
    return undefined;
  }
  let content: unknown;
  try {
    content = JSON.parse(read.text);
  } catch (error) {
    // The error's own text shows a piece of the file.
    const [where] = /line \d+ column \d+/.exec(String(error)) ?? [];
    mistakes.add(label, where === undefined ? "is not JSON" : `is not JSON: ${where}`);
    return undefined;
  }
  for (const pointer of repeatedMembers(read.text)) {
    mistakes.add(`${label}: ${pointer}`, "stands here more than once; say it once");
  }
  return content;
}

/** The pointers of members with the name of an earlier one beside them; JSON, which is YAML, tells them to nobody. */
function repeatedMembers(json: string): Set<string> {
  const repeated = new Set<string>();
  const visit = (node: unknown, pointer: string): void => {
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) visit(item, memberOf(pointer, index));
    }
    if (!isMap(node)) return;
    const names = new Set<string>();
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? key.value : key);
      const place = memberOf(pointer, name);
      if (names.has(name)) repeated.add(place);
      names.add(name);
      visit(value, place);
    }
  };
  visit(parseDocument(json, { schema: "json", uniqueKeys: false }).contents, "");
  return repeated;
}
