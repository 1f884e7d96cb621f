/**
 * JSON Patch (RFC 6902): all operations apply, or none, and the document that was given is never changed.
 *
 * What an operation does not touch is the same object afterwards, so a patch costs what lies along its paths.
 */
import type { JsonPatchInputOperation } from "../types.ts";
import { isEqual } from "./is-equal.ts";
import { stepsOf } from "./json-pointer.ts";
import { setMember } from "./set-member.ts";

/** A patch that does not apply. Its message says which operation it is, and why. */
export class JsonPatchError extends Error {
  override readonly name = "JsonPatchError";
  /** Place of the operation in the patch, from 0. */
  readonly index: number;

  constructor(index: number, reason: string) {
    super(`Operation ${index} of the patch does not apply: ${reason}.`);
    this.index = index;
  }
}

/** Why an operation does not apply; its place is added where the operations are gone through. */
class Refused extends Error {}

/** Objects and lists by their steps; lists are told apart by `Array.isArray`. */
type Container = Record<string, unknown> | unknown[];

/**
 * Applies a patch.
 *
 * `__proto__` and `constructor` are members like any other. Removing the whole document leaves `null`.
 *
 * @param document Any JSON value; left as it is.
 * @param patch The operations, in order. Their values become part of the result and must not be changed afterwards.
 * @returns The new document; the same one when nothing was changed.
 * @throws {JsonPatchError} when an operation does not apply.
 */
export function applyPatch(document: unknown, patch: readonly JsonPatchInputOperation[]): unknown {
  const patching = new Patching(document);
  for (const [index, operation] of patch.entries()) {
    try {
      patching.apply(operation);
    } catch (error) {
      if (error instanceof Refused) throw new JsonPatchError(index, error.message);
      throw error;
    }
  }
  return patching.document;
}

class Patching {
  document: unknown;
  /** What this patch has copied already, and nobody else has: it is changed in place. */
  #own = new Set<object>();

  constructor(document: unknown) {
    this.document = document;
  }

  apply(operation: JsonPatchInputOperation): void {
    const path = steps(operation.path, "path");
    switch (operation.op) {
      case "add":
        this.#add(path, requiredValue(operation));
        break;
      case "remove":
        this.#remove(path);
        break;
      case "replace":
        this.#replace(path, requiredValue(operation));
        break;
      case "move": {
        const from = steps(operation.from, "from");
        const value = this.#get(from, "from");
        if (from.length < path.length && from.every((step, depth) => step === path[depth]))
          throw new Refused("a value cannot be moved into itself");
        // RFC 6902 has it as a removal and an addition: lists then move up before the target is looked for.
        this.#remove(from);
        this.#add(path, value);
        break;
      }
      case "copy": {
        const value = this.#get(steps(operation.from, "from"), "from");
        // From here on the value is in two places, so a later operation must not change it in place.
        this.#own.clear();
        this.#add(path, value);
        break;
      }
      case "test":
        if (!isEqual(this.#get(path, "path"), requiredValue(operation)))
          throw new Refused("the value at its path is another one");
        break;
      default:
        throw new Refused(`its op is ${JSON.stringify((operation as { op?: unknown }).op)}`);
    }
  }

  /** @param member Which member of the operation the steps are of. */
  #get(path: readonly string[], member: "path" | "from"): unknown {
    let value = this.document;
    for (const step of path) {
      if (!isContainer(value) || !has(value, step)) throw new Refused(`there is nothing at its ${member}`);
      value = (value as Record<string, unknown>)[step];
    }
    return value;
  }

  #add(path: readonly string[], value: unknown): void {
    const step = path.at(-1);
    if (step === undefined) {
      this.document = value;
      return;
    }
    const parent = this.#parent(path);
    if (!Array.isArray(parent)) setMember(parent, step, value);
    else if (step === "-") parent.push(value);
    else if (!isIndex(step)) throw new Refused(`${JSON.stringify(step)} is not an index of a list`);
    else if (Number(step) > parent.length) throw new Refused(`index ${step} is beyond the end of the list`);
    else parent.splice(Number(step), 0, value);
  }

  #remove(path: readonly string[]): void {
    this.#get(path, "path");
    const step = path.at(-1);
    if (step === undefined) {
      this.document = null;
      return;
    }
    const parent = this.#parent(path);
    if (Array.isArray(parent)) parent.splice(Number(step), 1);
    else delete parent[step];
  }

  #replace(path: readonly string[], value: unknown): void {
    this.#get(path, "path");
    const step = path.at(-1);
    if (step === undefined) {
      this.document = value;
      return;
    }
    setMember(this.#parent(path), step, value);
  }

  /** What holds the value at a path, made the patch's own like everything above it, so that it can be changed. */
  #parent(path: readonly string[]): Container {
    let container = this.#owned(this.document, (copy) => {
      this.document = copy;
    });
    for (const step of path.slice(0, -1)) {
      const above = container;
      if (!has(above, step)) throw new Refused("there is nothing that its path leads through");
      container = this.#owned((above as Record<string, unknown>)[step], (copy) =>
        setMember(above, step, copy),
      );
    }
    return container;
  }

  #owned(value: unknown, put: (copy: Container) => void): Container {
    if (!isContainer(value)) throw new Refused("its path leads through a value that has no members");
    if (this.#own.has(value)) return value;
    // Spread, unlike assignment, keeps a member named `__proto__` a member.
    const copy = Array.isArray(value) ? value.slice() : { ...value };
    this.#own.add(copy);
    put(copy);
    return copy;
  }
}

function steps(pointer: unknown, member: "path" | "from"): string[] {
  const found = typeof pointer === "string" ? stepsOf(pointer) : undefined;
  if (found === undefined) throw new Refused(`its ${member} is not a JSON Pointer`);
  return found;
}

function requiredValue(operation: { value?: unknown }): unknown {
  if (operation.value === undefined) throw new Refused("it has no value");
  return operation.value;
}

function isContainer(value: unknown): value is Container {
  return value !== null && typeof value === "object";
}

/** Whether there is a value at a step. */
function has(container: Container, step: string): boolean {
  if (Array.isArray(container)) return isIndex(step) && Number(step) < container.length;
  return Object.hasOwn(container, step);
}

/** RFC 6901 section 4: without leading zeros. */
function isIndex(step: string): boolean {
  return /^(0|[1-9]\d*)$/.test(step);
}
