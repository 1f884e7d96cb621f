/**
 * JSON Patch (RFC 6902). Either all operations are applied or none, and the given document is never modified.
 *
 * Only the objects along the paths of the operations are copied; all other objects keep their identity.
 */
import type { JsonPatchInputOperation } from "../types.ts";
import { type Container, getOwn, isEqual, isObjectOrArray, parsePointer, setOwn } from "./values.ts";

/**
 * Applies a patch.
 *
 * `__proto__` and `constructor` are treated as ordinary fields. Removing the root leaves `null`.
 *
 * @param document Any JSON value. It is not modified. `undefined` is treated as `null`, which can be
 * replaced.
 * @param patch The operations, in order. Their values become part of the result and must not be modified
 * afterwards.
 * @returns The new document, the same document if nothing changed, or `undefined` if an operation cannot be
 * applied.
 */
export function applyPatch(document: unknown, patch: readonly JsonPatchInputOperation[]): unknown {
  const patching = new PatchedDocument(document);
  return patch.every((operation) => patching.apply(operation)) ? patching.document : undefined;
}

/**
 * A document wrapped in an object, so that the first step of every path leads from the wrapper to the
 * document.
 */
class PatchedDocument {
  readonly #root: Container;
  /** Objects that this patch has already copied, so it may modify them in place. */
  readonly #copied = new Set<object>();

  constructor(document: unknown) {
    this.#root = { "": document ?? null };
  }

  get document(): unknown {
    return this.#root[""];
  }

  /** @returns True if the operation was applied. */
  apply(operation: JsonPatchInputOperation): boolean {
    const path = parsePointer(operation.path);
    if (path === undefined) return false;
    switch (operation.op) {
      case "add":
        return this.#add(path, operation.value);
      case "remove":
        return this.#remove(path);
      case "replace":
        return this.#get(path) !== undefined && this.#set(path, operation.value);
      case "move":
      case "copy": {
        const from = parsePointer(operation.from);
        if (from === undefined) return false;
        const value = this.#get(from);
        if (operation.op === "copy") {
          // The value now occurs twice in the document, so a later operation must not modify it in place.
          this.#copied.clear();
          return this.#add(path, value);
        }
        // RFC 6902 defines a move as a removal followed by an addition, so array elements shift before the
        // target is resolved.
        const intoItself = operation.path.startsWith(`${operation.from}/`);
        return !intoItself && this.#remove(from) && this.#add(path, value);
      }
      case "test":
        return operation.value !== undefined && isEqual(this.#get(path), operation.value);
      default:
        return false;
    }
  }

  /** Returns the value at a path, or `undefined` (which is not a JSON value) if there is none. */
  #get(path: readonly string[]): unknown {
    return path.reduce<unknown>(getValueAt, this.#root);
  }

  #set(path: readonly string[], value: unknown): boolean {
    const holder = this.#copyParent(path);
    if (holder === undefined || value === undefined) return false;
    setOwn(holder, path.at(-1) as string, value);
    return true;
  }

  #add(path: readonly string[], value: unknown): boolean {
    const holder = this.#copyParent(path);
    if (!Array.isArray(holder)) return this.#set(path, value);
    const step = path.at(-1) as string;
    const index = step === "-" ? holder.length : isIndex(step) ? Number(step) : Number.NaN;
    if (value === undefined || !(index <= holder.length)) return false;
    holder.splice(index, 0, value);
    return true;
  }

  #remove(path: readonly string[]): boolean {
    if (this.#get(path) === undefined) return false;
    const holder = this.#copyParent(path) as Container;
    const step = path.at(-1) as string;
    if (Array.isArray(holder)) holder.splice(Number(step), 1);
    else if (holder === this.#root) holder[step] = null;
    else delete holder[step];
    return true;
  }

  /**
   * Returns the parent of the value at a path. Copies it and its ancestors first, so that it can be modified.
   */
  #copyParent(path: readonly string[]): Container | undefined {
    let holder = this.#root;
    for (const step of path.slice(0, -1)) {
      const value = getValueAt(holder, step);
      if (!isObjectOrArray(value)) return undefined;
      if (this.#copied.has(value)) {
        holder = value;
        continue;
      }
      // Unlike assignment, spread syntax copies `__proto__` as an ordinary field.
      const copy = Array.isArray(value) ? (value.slice() as unknown as Container) : { ...value };
      this.#copied.add(copy);
      setOwn(holder, step, copy);
      holder = copy;
    }
    return holder;
  }
}

function getValueAt(value: unknown, step: string): unknown {
  if (!isObjectOrArray(value) || (Array.isArray(value) && !isIndex(step))) return undefined;
  return getOwn(value, step);
}

/** Returns true if a step is an array index without leading zeros (RFC 6901 section 4). */
function isIndex(step: string): boolean {
  return /^(0|[1-9]\d*)$/.test(step);
}
