/**
 * A JSON document that is changed with JSON Patch operations (RFC 6902).
 *
 * Values are shared and never cloned. An operation copies the containers on its path, but each container at
 * most once until the document is read. The cost of an operation therefore depends on the values that it
 * inserts, removes and compares, not on the size of the document.
 */
import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import {
  type Container,
  getChild,
  isContainer,
  isEqualJson,
  PatchError,
  parseIndex,
  parsePath,
} from "./json-path.ts";
import { type Measure, measureJson, measureKey } from "./state-limits.ts";

/** The cost and effect of an operation. */
export interface OperationCost {
  /** Number of characters inserted, removed, or compared. */
  work: number;
  /** Nesting depth of the inserted value, counted from the root. 0 if no value was inserted. */
  depth: number;
}

/**
 * A container that the document has copied and that is not referenced from anywhere else. It can be changed
 * in place.
 */
interface OwnedContainer {
  /**
   * The parent container. If the container is found under any other parent, it is shared rather than owned.
   */
  parent: Container;
  /**
   * Number of keys in an object. It is tracked because counting the keys for each operation would be slow.
   */
  keyCount: number;
}

export class JsonDocument {
  /** Holds the document under the key `""`, so that the root can be accessed like any other value. */
  readonly #root: JsonObject;
  #owned = new Map<Container, OwnedContainer>();
  /** Undo steps for the open transaction, to be applied in reverse order. */
  #undo: (() => void)[] | undefined;
  /** Length of the document's JSON in characters. NaN until it is first read. */
  #size = Number.NaN;
  /** Sizes of containers that are not owned and therefore never change. */
  #measures = new WeakMap<Container, Measure>();

  /** @param value The initial value, which is not modified. */
  constructor(value: Json) {
    this.#root = { "": value };
  }

  /** The document's value. It is immutable, because later operations copy the containers that they change. */
  get value(): Json {
    this.#owned = new Map();
    return this.current;
  }

  /** Returns an independent document with the same value. */
  fork(): JsonDocument {
    const fork = new JsonDocument(this.value);
    fork.#size = this.#size;
    return fork;
  }

  /** The document's value until the next operation, which may change it in place. */
  get current(): Json {
    return this.#root[""] as Json;
  }

  /** Length of the document's JSON in characters. */
  get size(): number {
    if (Number.isNaN(this.#size)) this.#size = JSON.stringify(this.current).length;
    return this.#size;
  }

  /** Runs work that applies operations. If the work throws, all of its operations are undone. */
  transact(work: () => void): void {
    const isOutermost = this.#undo === undefined;
    this.#undo ??= [];
    const mark = this.#undo.length;
    const size = this.#size;
    try {
      work();
    } catch (error) {
      for (const undo of this.#undo.splice(mark).reverse()) undo();
      this.#size = size;
      // Some of the sizes may be for containers that have just been restored.
      this.#measures = new WeakMap();
      throw error;
    } finally {
      if (isOutermost) this.#undo = undefined;
    }
  }

  /**
   * Applies an operation. Removing the root leaves `null`.
   *
   * @param operation Its value becomes part of the document and must not be modified afterwards.
   * @throws {PatchError} if the operation does not apply. The document is restored only if the call is made
   * within {@link transact}.
   */
  apply({ op, path, from, value }: JsonPatchOperation): OperationCost {
    const steps = parsePath(path, "path");
    switch (op) {
      case "add":
        return this.#add(steps, requireValue(value));
      case "remove":
        return this.#remove(steps);
      case "replace":
        this.#find(steps, "the path");
        return this.#replace(steps, requireValue(value));
      case "move": {
        if (path.startsWith(`${from}/`)) throw new PatchError("a value cannot be moved into itself");
        const source = parsePath(from, "from");
        const moved = this.#share(this.#find(source, "from"));
        this.#remove(source);
        return this.#add(steps, moved);
      }
      case "copy":
        return this.#add(steps, this.#share(this.#find(parsePath(from, "from"), "from")));
      case "test": {
        const found = this.#find(steps, "the path");
        if (!isEqualJson(found, requireValue(value))) throw PatchError.inapplicable("the value is different");
        return { work: this.#measure(found).size, depth: 0 };
      }
      default:
        throw PatchError.inapplicable('"op" must be add, remove, replace, move, copy or test');
    }
  }

  #add(steps: readonly string[], value: Json): OperationCost {
    const parent = this.#copyPath(steps);
    const step = steps.at(-1) as string;
    if (!Array.isArray(parent) && Object.hasOwn(parent, step)) return this.#replace(steps, value);
    const { size, depth } = this.#measure(value);
    if (Array.isArray(parent)) {
      const index = parseIndex(parent, step);
      parent.splice(index, 0, value);
      this.#undo?.push(() => parent.splice(index, 1));
      this.#size += size + (parent.length > 1 ? 1 : 0);
    } else {
      this.#set(parent, step, value);
      this.#size += measureKey(step) + size + (this.#changeKeyCount(parent, 1) > 1 ? 1 : 0);
    }
    return { work: size, depth: computeDepth(steps, depth) };
  }

  #replace(steps: readonly string[], value: Json): OperationCost {
    const parent = this.#copyPath(steps);
    const step = steps.at(-1) as string;
    const { size, depth } = this.#measure(value);
    const before = parent === this.#root ? this.size : this.#measure(getChild(parent, step) as Json).size;
    this.#set(parent, step, value);
    this.#size += size - before;
    return { work: size + before, depth: computeDepth(steps, depth) };
  }

  #remove(steps: readonly string[]): OperationCost {
    const value = this.#find(steps, "the path");
    const parent = this.#copyPath(steps);
    const step = steps.at(-1) as string;
    if (parent === this.#root) return { ...this.#replace(steps, null), depth: 0 };
    const { size } = this.#measure(value);
    if (Array.isArray(parent)) {
      const index = Number(step);
      parent.splice(index, 1);
      this.#undo?.push(() => parent.splice(index, 0, value));
      this.#size -= size + (parent.length > 0 ? 1 : 0);
    } else {
      delete parent[step];
      // The key is restored as the last key, because the order of keys has no meaning in JSON.
      this.#undo?.push(() => {
        parent[step] = value;
      });
      this.#size -= measureKey(step) + size + (this.#changeKeyCount(parent, -1) > 0 ? 1 : 0);
    }
    return { work: size, depth: 0 };
  }

  /** Sets a key in an object or replaces an item in an array. */
  #set(parent: Container, step: string, value: Json): void {
    const target = parent as JsonObject;
    const before = Object.hasOwn(target, step) ? target[step] : undefined;
    target[step] = value;
    this.#undo?.push(() => {
      if (before === undefined) delete target[step];
      else target[step] = before;
    });
  }

  /**
   * Changes the key count of an owned object.
   *
   * @returns The new count.
   */
  #changeKeyCount(parent: Container, change: 1 | -1): number {
    const owned = this.#owned.get(parent) as OwnedContainer;
    owned.keyCount += change;
    this.#undo?.push(() => {
      owned.keyCount -= change;
    });
    return owned.keyCount;
  }

  /**
   * Returns the value at a path.
   *
   * @throws {PatchError} if there is no value.
   */
  #find(steps: readonly string[], name: "the path" | "from"): Json {
    const parent = steps.slice(0, -1).reduce<Json | undefined>(getChild, this.#root);
    const found = getChild(parent, steps.at(-1) as string);
    if (found !== undefined) return found;
    if (Array.isArray(parent)) parseIndex(parent, steps.at(-1) as string);
    throw PatchError.inapplicable(`there is no value at ${name}`);
  }

  /** Copies the shared containers on a path and returns the parent of the value at the path. */
  #copyPath(steps: readonly string[]): Container {
    let parent: Container = this.#root;
    for (const step of steps.slice(0, -1)) {
      const value = getChild(parent, step);
      if (value === undefined) throw PatchError.inapplicable("the parent of the path does not exist");
      if (!isContainer(value))
        throw PatchError.inapplicable("its path goes through a value that is neither an object nor an array");
      parent = this.#owned.get(value)?.parent === parent ? value : this.#copy(value, parent, step);
    }
    return parent;
  }

  #copy(value: Container, parent: Container, step: string): Container {
    const names = Array.isArray(value) ? [] : Object.keys(value);
    const copy = Array.isArray(value) ? value.slice() : copyObject(value, names);
    this.#owned.set(copy, { parent, keyCount: names.length });
    this.#set(parent, step, copy);
    return copy;
  }

  /**
   * Returns a value that is about to be placed in a different or additional location. The value is no longer
   * changed in place.
   */
  #share(value: Json): Json {
    if (isContainer(value)) this.#owned.delete(value);
    return value;
  }

  #measure(value: Json): Measure {
    const known = isContainer(value) ? this.#measures.get(value) : undefined;
    if (known !== undefined) return known;
    const measure = measureJson(value);
    if (isContainer(value) && !this.#owned.has(value)) this.#measures.set(value, measure);
    return measure;
  }
}

/**
 * Minimum number of keys for copying an object with a loop instead of spreading it. For such objects, the
 * loop takes a third of the time.
 */
const minKeysForLoop = 1024;

function copyObject(object: JsonObject, names: readonly string[]): JsonObject {
  // Unlike assignment, the spread operator copies a key named `__proto__`.
  if (names.length < minKeysForLoop || Object.hasOwn(object, "__proto__")) return { ...object };
  const copy: JsonObject = {};
  for (const name of names) copy[name] = object[name] as Json;
  return copy;
}

/**
 * Returns the depth of the innermost container, counted from the root. The first step stands for the root
 * itself.
 */
function computeDepth(steps: readonly string[], depth: number): number {
  return steps.length - 1 + depth;
}

function requireValue(value: Json | undefined): Json {
  if (value === undefined) throw PatchError.inapplicable('"value" is missing');
  return value;
}
