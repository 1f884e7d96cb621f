/** JSON Patch (RFC 6902), written out so that it shares no library, and no fault of one, with anything it is compared to. */
import { isDeepStrictEqual } from "node:util";

/** A patch does not apply; the message says which operation and why. */
export class PatchError extends Error {}

const index = /^(0|[1-9][0-9]*)$/;

const steps = (pointer) =>
  pointer === ""
    ? []
    : pointer
        .slice(1)
        .split("/")
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value at a path, which must exist. */
function at(value, path) {
  for (const step of path) {
    const exists = Array.isArray(value)
      ? index.test(step) && Number(step) < value.length
      : typeof value === "object" && value !== null && Object.hasOwn(value, step);
    if (!exists) throw new PatchError(`there is nothing at /${path.join("/")}`);
    value = value[step];
  }
  return value;
}

function add(root, path, value) {
  if (path.length === 0) return value;
  const parent = at(root, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(parent)) {
    const position = last === "-" ? parent.length : index.test(last) ? Number(last) : Number.NaN;
    if (!(position <= parent.length)) throw new PatchError(`"${last}" is not a place in the array`);
    parent.splice(position, 0, value);
  } else if (typeof parent === "object" && parent !== null) {
    // Not by assignment: a member may be called "__proto__".
    Object.defineProperty(parent, last, { value, writable: true, enumerable: true, configurable: true });
  } else throw new PatchError(`/${path.join("/")} lies inside something that is no object and no array`);
  return root;
}

function remove(root, path) {
  at(root, path);
  if (path.length === 0) return undefined;
  const parent = at(root, path.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(path.at(-1)), 1);
  else delete parent[path.at(-1)];
  return root;
}

function applyOne(root, { op, path: pointer, from, value }) {
  const path = steps(pointer);
  if (op === "add") return add(root, path, structuredClone(value));
  if (op === "remove") return remove(root, path);
  if (op === "replace") return add(remove(root, path), path, structuredClone(value));
  if (op === "copy") return add(root, path, structuredClone(at(root, steps(from))));
  if (op === "test") {
    if (!isDeepStrictEqual(at(root, path), value)) throw new PatchError("the value there is another");
    return root;
  }
  const source = steps(from);
  const moved = at(root, source);
  if (pointer === from) return root;
  if (pointer.startsWith(`${from}/`)) throw new PatchError("a value cannot be moved into itself");
  return add(remove(root, source), path, moved);
}

/**
 * Applies a patch: all of it or nothing; what came in is left as it was.
 * @param limit Most characters of JSON, also in between, so that copies of copies end early.
 */
export function applyPatch(document, operations, limit) {
  let root = structuredClone(document);
  for (const [number, operation] of operations.entries()) {
    try {
      root = applyOne(root, operation);
      if (operation.op === "copy" && JSON.stringify(root).length > limit) {
        throw new PatchError(`the result is larger than ${limit} characters`);
      }
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      throw new PatchError(`operation ${number} (${operation.op} ${operation.path}): ${error.message}`);
    }
  }
  return root;
}
