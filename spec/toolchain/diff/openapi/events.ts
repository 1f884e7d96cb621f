import { isAnnotation } from "../annotations.ts";
import { compareEventOrders, eventOrderKey } from "../event-order.ts";
import { compareEvents, type StreamEvent } from "../events.ts";
import {
  type Alternative,
  type Components,
  findComponent,
  normalizeSchema,
  type Schema,
} from "../normal-schema.ts";
import { referencedName } from "../subschemas.ts";
import type { MediaType } from "./document.ts";
import { createReporter, type OperationPair } from "./operation-pair.ts";

/** The event names from the AsyncAPI document, keyed by the name of the event's component schema. */
export type EventNames = ReadonlyMap<string, string>;

/** Compares the events of an operation's stream, which are the branches of its response schema. */
export function compareStreams(
  pair: OperationPair,
  old: MediaType | undefined,
  present: MediaType | undefined,
): void {
  if (old === undefined && present === undefined) return;
  const { site, schemas, report } = createReporter(pair, "event");
  if (old === undefined) report({ kind: "stream-added" });
  else if (present === undefined) report({ kind: "stream-removed" });
  else {
    const { comparison, names } = pair;
    const stream = { label: pair.present.label, id: pair.present.id };
    const [was, is] = [old.schema ?? true, present.schema ?? true];
    const events = readEvents(is, comparison.present, names);
    compareEvents(comparison, stream, readEvents(was, comparison.old, names), events);
    const orders = [readOrder(was, comparison.old), readOrder(is, comparison.present)] as const;
    compareEventOrders(
      schemas,
      site,
      orders,
      events.map(({ name }) => name),
    );
  }
}

/** Returns the order of the events in a stream, which its union states. */
function readOrder(schema: Schema, components: Components): unknown {
  const { annotations, alternatives } = normalizeSchema(schema, components);
  const [only] = alternatives;
  if (alternatives.length !== 1 || only?.kind !== "ref" || eventOrderKey in annotations)
    return annotations[eventOrderKey];
  return readOrder(findComponent(components, only.name), components);
}

/** Returns the events in a union of schemas and in the unions nested in it. */
export function readEvents(schema: Schema, components: Components, names: EventNames): StreamEvent[] {
  const all = collectEventSchemas(schema, components, new Set());
  const otherwise = all.length > 1 ? "any other" : "the only one";
  return all.map((leaf) => ({ name: nameEvent(leaf, components, names) ?? otherwise, payload: leaf }));
}

/** Returns the schema of each event, which is a component schema or an inline schema in the union. */
function collectEventSchemas(schema: Schema, components: Components, seen: ReadonlySet<string>): Schema[] {
  const { alternatives } = normalizeSchema(schema, components);
  const [only] = alternatives;
  if (alternatives.length === 1 && only?.kind === "ref") {
    if (seen.has(only.name)) return [];
    const target = findComponent(components, only.name);
    const inside = collectEventSchemas(target, components, new Set([...seen, only.name]));
    return inside.length === 1 && inside[0] === target ? [referenceTo(only.name)] : inside;
  }
  const branches = findBranches(schema);
  if (branches === undefined || !areEvents(branches, components)) return [schema];
  return branches.flatMap((each) => collectEventSchemas(each, components, seen));
}

const referenceTo = (name: string): Schema => ({
  $ref: `#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
});

/**
 * Returns the branches of a union. Besides its branches, the union may only state that its values are
 * objects.
 */
function findBranches(schema: Schema): Schema[] | undefined {
  if (typeof schema === "boolean") return undefined;
  const rules = Object.keys(schema).filter((keyword) => !isAnnotation(keyword) && keyword !== "type");
  const [key = ""] = rules;
  const isPlain = rules.length === 1 && (schema.type === undefined || schema.type === "object");
  return isPlain && ["anyOf", "oneOf", "allOf"].includes(key) && isUnion(key, schema[key] as Schema[])
    ? (schema[key] as Schema[])
    : undefined;
}

const isUnion = (key: string, branches: readonly Schema[]) => key !== "allOf" || branches.length === 1;

/**
 * Returns true if the branches of a union are events. A component schema of any type can be an event; an
 * inline schema must be an object or a single value. If nothing distinguishes the branches, they are variants
 * of a single event.
 */
function areEvents(branches: readonly Schema[], components: Components): boolean {
  const all = branches.map((each) => normalizeSchema(each, components).alternatives);
  const canBe = (each: Alternative) => each.kind === "ref" || each.kind === "object" || isSingle(each);
  if (!all.flat().every(canBe)) return false;
  return branches.some(
    (each, at) => all[at]?.some(({ kind }) => kind === "ref") || nameEvent(each, components, new Map()),
  );
}

const isSingle = (each: Alternative) => each.kind === "values" && each.values.length === 1;

/**
 * Returns the event's name in the AsyncAPI document. If it has no name there, returns the value that
 * identifies the event in the stream.
 */
function nameEvent(leaf: Schema, components: Components, names: EventNames): string | undefined {
  const schema =
    typeof leaf === "object" && typeof leaf.$ref === "string" ? referencedName(leaf.$ref) : undefined;
  const named = schema === undefined ? undefined : names.get(schema);
  if (named !== undefined) return named;
  const tags = tagsOf(leaf, components);
  const own = tags.type === "CUSTOM" ? (tags.name ?? tags.type) : (tags.event ?? tags.type);
  return own ?? schema ?? singleValue(leaf, components);
}

/** Returns the value of an event that has only one possible value, such as `[DONE]`. */
function singleValue(leaf: Schema, components: Components): string | undefined {
  const [only, ...others] = normalizeSchema(leaf, components).alternatives;
  return only !== undefined && others.length === 0 && only.kind === "values" && isSingle(only)
    ? String(only.values[0])
    : undefined;
}

function tagsOf(leaf: Schema, components: Components): Partial<Record<string, string>> {
  const [only] = normalizeSchema(leaf, components).alternatives;
  if (only?.kind === "ref") return tagsOf(findComponent(components, only.name), components);
  if (only?.kind !== "object") return {};
  return Object.fromEntries(
    Object.entries(only.properties).flatMap(([member, schema]) => {
      const [value, ...others] = normalizeSchema(schema, components).alternatives;
      const values = value?.kind === "values" && others.length === 0 ? value.values : [];
      return values.length === 1 ? [[member, String(values[0])]] : [];
    }),
  );
}
