/**
 * Implementations of `enum` and `uniqueItems` that take time linear in the size of the value. Ajv's own
 * implementations compare each value with every other value.
 */
import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt, str } from "ajv";
import type { Json } from "../events.ts";

/** Replaces the two keywords in an Ajv instance. Errors are reported in Ajv's format. */
export function useLinearKeywords(ajv: Ajv): void {
  ajv.removeKeyword("enum").removeKeyword("uniqueItems").addKeyword(enumKeyword).addKeyword(uniqueItems);
}

const enumKeyword: CodeKeywordDefinition = {
  keyword: "enum",
  schemaType: "array",
  before: "not",
  error: {
    message: "must be equal to one of the allowed values",
    params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    if (schema.length === 0) throw new Error("enum must have non-empty array");
    const isAllowed = gen.scopeValue("func", { ref: createAllowedCheck(schema) });
    cxt.fail(_`!${isAllowed}(${data})`);
  },
};

const uniqueItems: CodeKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: {
    message: ({ params: { duplicate } }) =>
      str`must NOT have duplicate items (items ## ${_`${duplicate}.j`} and ${_`${duplicate}.i`} are identical)`,
    params: ({ params: { duplicate } }) => _`${duplicate}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    if (schema !== true) return;
    const find = gen.scopeValue("func", { ref: findDuplicate });
    const duplicate = gen.const("duplicate", _`${find}(${data})`);
    cxt.setParams({ duplicate });
    cxt.fail(_`${duplicate} !== undefined`);
  },
};

/** Returns a function that checks whether a value is one of the given values. */
function createAllowedCheck(values: readonly Json[]): (value: Json) => boolean {
  const scalars = new Set(values.filter(isScalar));
  const others = new Set(values.filter((value) => !isScalar(value)).map(toCanonicalJson));
  return (value) =>
    isScalar(value) ? scalars.has(value) : others.size > 0 && others.has(toCanonicalJson(value));
}

/**
 * Returns the indexes of two identical items, as Ajv does: the last item that has a duplicate before it, and
 * the nearest such duplicate.
 */
function findDuplicate(items: readonly Json[]): { i: number; j: number } | undefined {
  const scalars = new Map<Json, number>();
  const others = new Map<Json, number>();
  let duplicate: { i: number; j: number } | undefined;
  for (const [i, item] of items.entries()) {
    const indexes = isScalar(item) ? scalars : others;
    const key = isScalar(item) ? item : toCanonicalJson(item);
    const j = indexes.get(key);
    if (j !== undefined) duplicate = { i, j };
    indexes.set(key, i);
  }
  return duplicate;
}

function isScalar(value: Json): boolean {
  return value === null || typeof value !== "object";
}

/** Returns a value as JSON with sorted keys, so that equal values produce identical strings. */
function toCanonicalJson(value: Json): string {
  return JSON.stringify(value, (_name, member: Json) => {
    if (member === null || typeof member !== "object" || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
