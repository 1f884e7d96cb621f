/** Documents the values of enumerations, whose descriptions the emitter leaves out. */
import {
  type EnumMember,
  getDoc,
  getFriendlyName,
  navigateProgram,
  type Program,
  type UnionVariant,
} from "@typespec/compiler";
import { type DocumentWithSchemas, mapValues } from "../document.ts";
import type { Schema } from "../schema.ts";

/** The documented values of enumerations, by schema name and by value. */
export type EnumDocs = ReadonlyMap<string, ReadonlyMap<unknown, EnumValue>>;

/** A value of an enumeration. */
export interface EnumValue {
  /** Its name in the TypeSpec. */
  name: string;
  description: string;
}

/** Reads the documented values of all named enums and unions. */
export function readEnumDocs(program: Program): EnumDocs {
  const docs = new Map<string, Map<unknown, EnumValue>>();
  const add = (member: EnumMember | UnionVariant, value: unknown) => {
    const type = member.kind === "EnumMember" ? member.enum : member.union;
    const typeName = getFriendlyName(program, type) ?? type.name;
    const description = getDoc(program, member);
    if (typeName === undefined || description === undefined) return;
    const values = docs.get(typeName) ?? new Map();
    docs.set(typeName, values.set(value, { name: String(member.name), description }));
  };
  navigateProgram(program, {
    enumMember: (member) => add(member, member.value ?? member.name),
    unionVariant(variant) {
      const { type } = variant;
      if (type.kind === "String" || type.kind === "Number") add(variant, type.value);
    },
  });
  return docs;
}

/** Documents the values of all enumerations in a document. */
export function documentEnumValues<Document extends DocumentWithSchemas>(
  document: Document,
  docs: EnumDocs,
): Document {
  const schemas = mapValues(document.components.schemas, (schema, name) => {
    const values = docs.get(name);
    return values === undefined ? schema : documentValues(schema, values);
  });
  return { ...document, components: { ...document.components, schemas } };
}

/**
 * Adds the descriptions of values for people, as a list at the end of the schema's description, and for generators, as extensions next to `enum`.
 *
 * @see https://redocly.com/docs/realm/content/api-docs/openapi-extensions/x-enum-descriptions
 */
function documentValues(schema: Schema, docs: ReadonlyMap<unknown, EnumValue>): Schema {
  const documented = mapEnum(schema, (values) => {
    const isNameless = values.some((value) => !/^[A-Za-z]\w*$/.test(String(value)));
    return {
      enum: values,
      "x-enumDescriptions": Object.fromEntries(
        values.map((value) => [value, unwrap(docs.get(value)?.description ?? "")]),
      ),
      // Every generator turns a value that is an identifier into a name in its language's style.
      ...(isNameless && { "x-enum-varnames": values.map((value) => docs.get(value)?.name ?? value) }),
    };
  });
  const list = [...docs].map(([value, { description }]) => `- \`${value}\`: ${unwrap(description)}`);
  return { ...documented, description: `${schema.description ?? ""}\n\n${list.join("\n")}`.trim() };
}

/** Rebuilds the `enum` of a schema, or the one in a branch of an open enumeration. */
function mapEnum(schema: Schema, change: (values: unknown[]) => Record<string, unknown>): Schema {
  const members = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === "enum") return Object.entries(change(value as unknown[]));
    if (keyword !== "anyOf") return [[keyword, value]];
    return [[keyword, (value as Schema[]).map((branch) => mapEnum(branch, change))]];
  });
  return Object.fromEntries(members);
}

const unwrap = (text: string) => text.replaceAll(/\s+/g, " ").trim();
