/** Resolves the references within a schema. */
import { isObject } from "../../core/json/object.ts";
import { parsePointer } from "../../core/json/pointer.ts";

const targets = new WeakMap<object, unknown>();

/** Finds the target of each `$ref` in a schema, for {@link getTarget}. */
export function indexReferences(root: object): void {
  const references: { part: object; reference: string }[] = [];
  const names = new Map<string, object>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if (isObject(part)) {
      if (typeof part.$ref === "string") references.push({ part, reference: part.$ref });
      if (typeof part.$id === "string") names.set(part.$id, part);
      if (typeof part.$anchor === "string") names.set(`#${part.$anchor}`, part);
    }
    for (const child of Object.values(part)) visit(child);
  };
  visit(root);
  for (const { part, reference } of references)
    targets.set(part, names.get(reference) ?? findPart(root, reference));
}

function findPart(root: object, reference: string): unknown {
  if (!reference.startsWith("#")) return undefined;
  return parsePointer(reference.slice(1)).reduce<unknown>(
    (part, step) =>
      typeof part === "object" && part !== null && Object.hasOwn(part, step)
        ? (part as Record<string, unknown>)[step]
        : undefined,
    root,
  );
}

/** Returns the target of a schema's `$ref`. Returns `undefined` if it has none. */
export function getTarget(schema: object): unknown {
  return targets.get(schema);
}

/** Maximum number of parts that are searched. */
const maxVisited = 1_000;

/** Returns true if a schema leads back to another one through references. */
export function leadsTo(from: unknown, to: object): boolean {
  const visited = new Set<object>();
  const pending = [from];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== "object" || part === null || visited.has(part)) continue;
    if (part === to) return true;
    if (visited.size >= maxVisited) return false;
    visited.add(part);
    pending.push(getTarget(part));
    for (const child of Object.values(part)) pending.push(child);
  }
  return false;
}
