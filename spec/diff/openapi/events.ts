import { compareEvents, type StreamEvent } from "../events.ts";
import { type Components, component, normalSchema, type Schema } from "../schema/normal.ts";
import type { MediaType } from "./document.ts";
import { type OperationPair, reporter } from "./operations.ts";

/** Names of events by the schema of the components that describes each, as the AsyncAPI document gives them. */
export type EventNames = ReadonlyMap<string, string>;

/** Compares the stream of an operation: the events that the schema of its body is a union of. */
export function compareStreams(
  pair: OperationPair,
  old: MediaType | undefined,
  present: MediaType | undefined,
): void {
  if (old === undefined && present === undefined) return;
  const { report } = reporter(pair, "event");
  if (old === undefined) report({ kind: "stream-added" });
  else if (present === undefined) report({ kind: "stream-removed" });
  else {
    const { comparison, names } = pair;
    const stream = { label: pair.present.label, id: pair.present.id };
    compareEvents(
      comparison,
      stream,
      eventsOf(old.schema ?? true, comparison.old, names),
      eventsOf(present.schema ?? true, comparison.present, names),
    );
  }
}

/** The events of a union of schemas, and of the unions in it. */
export function eventsOf(schema: Schema, components: Components, names: EventNames): StreamEvent[] {
  return leaves(schema, components).map((leaf) => ({ name: nameOf(leaf, components, names), payload: leaf }));
}

function leaves(schema: Schema, components: Components): Schema[] {
  const { alternatives } = normalSchema(schema, components);
  const [only] = alternatives;
  if (alternatives.length === 1 && only?.kind === "ref") {
    const inside = leaves(component(components, only.name), components);
    return inside.length === 1 ? [schema] : inside;
  }
  if (alternatives.length === 1 || !alternatives.every((each) => each.kind === "ref")) return [schema];
  return alternatives.flatMap((each) =>
    each.kind === "ref" ? leaves({ $ref: `#/components/schemas/${each.name}` }, components) : [],
  );
}

/** As the AsyncAPI document names it; else by what tells it apart in the stream. */
function nameOf(leaf: Schema, components: Components, names: EventNames): string {
  const schema =
    typeof leaf === "object" && typeof leaf.$ref === "string" ? leaf.$ref.split("/").at(-1) : undefined;
  const named = schema === undefined ? undefined : names.get(schema);
  if (named !== undefined) return named;
  const tags = tagsOf(leaf, components);
  const own = tags.type === "CUSTOM" ? (tags.name ?? tags.type) : (tags.event ?? tags.type);
  return own ?? schema ?? "the only one";
}

function tagsOf(leaf: Schema, components: Components): Partial<Record<string, string>> {
  const [only] = normalSchema(leaf, components).alternatives;
  if (only?.kind === "ref") return tagsOf(component(components, only.name), components);
  if (only?.kind !== "object") return {};
  return Object.fromEntries(
    Object.entries(only.properties).flatMap(([member, schema]) => {
      const [value, ...others] = normalSchema(schema, components).alternatives;
      const values = value?.kind === "values" && others.length === 0 ? value.values : [];
      return values.length === 1 ? [[member, String(values[0])]] : [];
    }),
  );
}
