/**
 * A JSON document that operations of JSON Patch (RFC 6902) change one after the other.
 *
 * Values are shared, never cloned. An operation copies the containers on its path, each at most once until the document
 * is read. So an operation costs what it places, removes and compares, whatever the size of the document.
 */
import type { Json, JsonObject, JsonPatchOperation } from "../../core/events.ts";
import {
  type Container,
  indexOf,
  isContainer,
  isEqualJson,
  memberAt,
  PatchError,
  pathOf,
} from "./json-path.ts";
import { type Measure, measureJson, sizeOfKey } from "./state-limits.ts";

/** Work and effect of one operation, in characters of JSON. */
export interface OperationCost {
  /** Characters that were placed, removed or compared. */
  work: number;
  /** Levels of objects and lists from the root down to the innermost one that was placed; 0 if none was. */
  depth: number;
}

/** A container that the document has copied, and that nothing outside refers to: it is changed in place. */
interface OwnedContainer {
  /** The container that holds it. Where another one holds it, it is shared, and not owned there. */
  holder: Container;
  /** Number of members of an object. Counting them anew would cost their number with each operation. */
  members: number;
}

export class JsonDocument {
  /** Holds the document as its member `""`, so that the root is reached like any other value. */
  readonly #top: JsonObject;
  #owned = new Map<Container, OwnedContainer>();
  /** Undoes the steps of the open transaction, the last one first. */
  #undo: (() => void)[] | undefined;
  /** Characters of the document's JSON; NaN until that is asked for. */
  #size = Number.NaN;
  /** Measures of containers that are not owned, and so never change. */
  #measures = new WeakMap<Container, Measure>();

  /** @param value The document; it is left as it is. */
  constructor(value: Json) {
    this.#top = { "": value };
  }

  /** The document. It never changes: later operations copy what they touch. */
  get value(): Json {
    this.#owned = new Map();
    return this.current;
  }

  /** Returns a document with the same value, which changes by itself. */
  fork(): JsonDocument {
    const fork = new JsonDocument(this.value);
    fork.#size = this.#size;
    return fork;
  }

  /** The document until the next operation, which may change it in place. */
  get current(): Json {
    return this.#top[""] as Json;
  }

  /** Number of characters of the document's JSON. */
  get size(): number {
    if (Number.isNaN(this.#size)) this.#size = JSON.stringify(this.current).length;
    return this.#size;
  }

  /** Runs work that applies operations. If the work throws, none of them has been applied. */
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
      // Some may be of containers that have just been changed back.
      this.#measures = new WeakMap();
      throw error;
    } finally {
      if (isOutermost) this.#undo = undefined;
    }
  }

  /**
   * Applies an operation. Removing the whole document leaves `null`.
   *
   * @param operation Its value becomes part of the document, and must not be changed afterwards.
   * @throws {PatchError} if the operation does not apply. Only {@link transact} then leaves the document as it was.
   */
  apply({ op, path, from, value }: JsonPatchOperation): OperationCost {
    const steps = pathOf(path, "path");
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
        const source = pathOf(from, "from");
        const moved = this.#share(this.#find(source, "from"));
        this.#remove(source);
        return this.#add(steps, moved);
      }
      case "copy":
        return this.#add(steps, this.#share(this.#find(pathOf(from, "from"), "from")));
      case "test": {
        const found = this.#find(steps, "the path");
        if (!isEqualJson(found, requireValue(value)))
          throw PatchError.inapplicable("the value there is another one");
        return { work: this.#measure(found).size, depth: 0 };
      }
      default:
        throw PatchError.inapplicable('"op" must be add, remove, replace, move, copy or test');
    }
  }

  #add(steps: readonly string[], value: Json): OperationCost {
    const holder = this.#writable(steps);
    const step = steps.at(-1) as string;
    if (!Array.isArray(holder) && Object.hasOwn(holder, step)) return this.#replace(steps, value);
    const { size, depth } = this.#measure(value);
    if (Array.isArray(holder)) {
      const index = indexOf(holder, step);
      holder.splice(index, 0, value);
      this.#undo?.push(() => holder.splice(index, 1));
      this.#size += size + (holder.length > 1 ? 1 : 0);
    } else {
      this.#set(holder, step, value);
      this.#size += sizeOfKey(step) + size + (this.#count(holder, 1) > 1 ? 1 : 0);
    }
    return { work: size, depth: levels(steps, depth) };
  }

  #replace(steps: readonly string[], value: Json): OperationCost {
    const holder = this.#writable(steps);
    const step = steps.at(-1) as string;
    const { size, depth } = this.#measure(value);
    const before = holder === this.#top ? this.size : this.#measure(memberAt(holder, step) as Json).size;
    this.#set(holder, step, value);
    this.#size += size - before;
    return { work: size + before, depth: levels(steps, depth) };
  }

  #remove(steps: readonly string[]): OperationCost {
    const value = this.#find(steps, "the path");
    const holder = this.#writable(steps);
    const step = steps.at(-1) as string;
    if (holder === this.#top) return { ...this.#replace(steps, null), depth: 0 };
    const { size } = this.#measure(value);
    if (Array.isArray(holder)) {
      const index = Number(step);
      holder.splice(index, 1);
      this.#undo?.push(() => holder.splice(index, 0, value));
      this.#size -= size + (holder.length > 0 ? 1 : 0);
    } else {
      delete holder[step];
      // The member comes back as the last one: the order of members has no meaning in JSON.
      this.#undo?.push(() => {
        holder[step] = value;
      });
      this.#size -= sizeOfKey(step) + size + (this.#count(holder, -1) > 0 ? 1 : 0);
    }
    return { work: size, depth: 0 };
  }

  /** Sets a member of an object, or replaces an element of a list. */
  #set(holder: Container, step: string, value: Json): void {
    const target = holder as JsonObject;
    const before = Object.hasOwn(target, step) ? target[step] : undefined;
    target[step] = value;
    this.#undo?.push(() => {
      if (before === undefined) delete target[step];
      else target[step] = before;
    });
  }

  /** Changes the number of members of an owned object. @returns The new number. */
  #count(holder: Container, change: 1 | -1): number {
    const owned = this.#owned.get(holder) as OwnedContainer;
    owned.members += change;
    this.#undo?.push(() => {
      owned.members -= change;
    });
    return owned.members;
  }

  /** @throws {PatchError} if there is nothing. */
  #find(steps: readonly string[], name: "the path" | "from"): Json {
    const holder = steps.slice(0, -1).reduce<Json | undefined>(memberAt, this.#top);
    const found = memberAt(holder, steps.at(-1) as string);
    if (found !== undefined) return found;
    if (Array.isArray(holder)) indexOf(holder, steps.at(-1) as string);
    throw PatchError.inapplicable(`there is nothing at ${name}`);
  }

  /** Returns the container that holds the value of a path, after copying what is shared on the way to it. */
  #writable(steps: readonly string[]): Container {
    let holder: Container = this.#top;
    for (const step of steps.slice(0, -1)) {
      const value = memberAt(holder, step);
      if (value === undefined)
        throw PatchError.inapplicable("there is nothing at the path's parent to add to");
      if (!isContainer(value))
        throw PatchError.inapplicable("its path leads through a value that has no members");
      holder = this.#owned.get(value)?.holder === holder ? value : this.#copy(value, holder, step);
    }
    return holder;
  }

  #copy(value: Container, holder: Container, step: string): Container {
    const names = Array.isArray(value) ? [] : Object.keys(value);
    const copy = Array.isArray(value) ? value.slice() : copyObject(value, names);
    this.#owned.set(copy, { holder, members: names.length });
    this.#set(holder, step, copy);
    return copy;
  }

  /** Returns a value that is going to have another place, or a second one, from where it is not changed any more. */
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

/** Number of members from which copying an object one by one is faster, which takes a third of the time. */
const manyMembers = 1024;

function copyObject(object: JsonObject, names: readonly string[]): JsonObject {
  // Spread, unlike assignment, keeps a member named `__proto__` a member.
  if (names.length < manyMembers || Object.hasOwn(object, "__proto__")) return { ...object };
  const copy: JsonObject = {};
  for (const name of names) copy[name] = object[name] as Json;
  return copy;
}

/** Levels down to the innermost container of a value. The first step is that to the document itself. */
function levels(steps: readonly string[], depth: number): number {
  return steps.length - 1 + depth;
}

function requireValue(value: Json | undefined): Json {
  if (value === undefined) throw PatchError.inapplicable('"value" is missing');
  return value;
}
