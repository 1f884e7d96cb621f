/**
 * JSON Patch (RFC 6902): all operations apply, or none, and the document that was given is never changed.
 *
 * What an operation does not touch is the same object afterwards, so a patch costs what lies along its paths.
 */
import type { JsonPatchInputOperation } from "../types.ts";
import { type Container, isContainer, isEqual, memberOf, setMember, stepsOf } from "./values.ts";

/**
 * Applies a patch.
 *
 * `__proto__` and `constructor` are members like any other. Removing the whole document leaves `null`.
 *
 * @param document Any JSON value; left as it is. One that is not known counts as `null`, which can be replaced.
 * @param patch The operations, in order. Their values become part of the result and must not be changed afterwards.
 * @returns The new document, the same one when nothing was changed; undefined when an operation does not apply.
 */
export function applyPatch(document: unknown, patch: readonly JsonPatchInputOperation[]): unknown {
  const patching = new Patching(document);
  return patch.every((operation) => patching.apply(operation)) ? patching.document : undefined;
}

/** A document whose holder is an object too: the first step of every path leads from there to the document. */
class Patching {
  readonly #root: Container;
  /** What this patch has copied already, and nobody else has: it is changed in place. */
  readonly #own = new Set<object>();

  constructor(document: unknown) {
    this.#root = { "": document ?? null };
  }

  get document(): unknown {
    return this.#root[""];
  }

  /** @returns Whether it applies. */
  apply(operation: JsonPatchInputOperation): boolean {
    const path = stepsOf(operation.path);
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
        const from = stepsOf(operation.from);
        if (from === undefined) return false;
        const value = this.#get(from);
        if (operation.op === "copy") {
          // From here on the value is in two places, so a later operation must not change it in place.
          this.#own.clear();
          return this.#add(path, value);
        }
        // RFC 6902 has it as a removal and an addition: lists then move up before the target is looked for.
        const intoItself = operation.path.startsWith(`${operation.from}/`);
        return !intoItself && this.#remove(from) && this.#add(path, value);
      }
      case "test":
        return operation.value !== undefined && isEqual(this.#get(path), operation.value);
      default:
        return false;
    }
  }

  /** The value at a path; undefined when there is none, as JSON has no such value. */
  #get(path: readonly string[]): unknown {
    return path.reduce<unknown>(valueAt, this.#root);
  }

  #set(path: readonly string[], value: unknown): boolean {
    const holder = this.#holder(path);
    if (holder === undefined || value === undefined) return false;
    setMember(holder, path.at(-1) as string, value);
    return true;
  }

  #add(path: readonly string[], value: unknown): boolean {
    const holder = this.#holder(path);
    if (!Array.isArray(holder)) return this.#set(path, value);
    const step = path.at(-1) as string;
    const index = step === "-" ? holder.length : isIndex(step) ? Number(step) : Number.NaN;
    if (value === undefined || !(index <= holder.length)) return false;
    holder.splice(index, 0, value);
    return true;
  }

  #remove(path: readonly string[]): boolean {
    if (this.#get(path) === undefined) return false;
    const holder = this.#holder(path) as Container;
    const step = path.at(-1) as string;
    if (Array.isArray(holder)) holder.splice(Number(step), 1);
    else if (holder === this.#root) holder[step] = null;
    else delete holder[step];
    return true;
  }

  /** What holds the value at a path, made the patch's own like everything above it, so that it can be changed. */
  #holder(path: readonly string[]): Container | undefined {
    let holder = this.#root;
    for (const step of path.slice(0, -1)) {
      const value = valueAt(holder, step);
      if (!isContainer(value)) return undefined;
      if (this.#own.has(value)) {
        holder = value;
        continue;
      }
      // Spread, unlike assignment, keeps a member named `__proto__` a member.
      const copy = Array.isArray(value) ? (value.slice() as unknown as Container) : { ...value };
      this.#own.add(copy);
      setMember(holder, step, copy);
      holder = copy;
    }
    return holder;
  }
}

function valueAt(value: unknown, step: string): unknown {
  if (!isContainer(value) || (Array.isArray(value) && !isIndex(step))) return undefined;
  return memberOf(value, step);
}

/** RFC 6901 section 4: without leading zeros. */
function isIndex(step: string): boolean {
  return /^(0|[1-9]\d*)$/.test(step);
}
