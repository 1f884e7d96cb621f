import { compareAnnotations } from "./annotations.ts";
import type { Comparison, Site } from "./comparison.ts";
import type { Schema } from "./normal-schema.ts";
import { SchemaComparison } from "./schema/compare.ts";
import { referencedName } from "./subschemas.ts";

/** An event of a stream. */
export interface StreamEvent {
  name: string;
  payload: Schema;
  /** The fields of the frame beside its data, as an object schema. */
  fields?: Schema;
  /** Its annotations. */
  about?: Readonly<Record<string, unknown>>;
}

/** Compares the events of a stream, matched by name. */
export function compareEvents(
  comparison: Comparison,
  stream: { label: string; id: string },
  old: readonly StreamEvent[],
  present: readonly StreamEvent[],
): void {
  const names = new Set([...old, ...present].map(({ name }) => name));
  for (const name of names) {
    const from = ofName(old, name);
    const to = ofName(present, name);
    const schemas = new SchemaComparison(comparison, comparison.root({ operation: stream.id, event: name }));
    const site: Site = { direction: "event", subject: `event ${name}`, owner: ownerOf(to ?? from) };
    if (from === undefined) schemas.report(site, { kind: "event-added" });
    else if (to === undefined) schemas.report(site, { kind: "event-removed" });
    else {
      for (const each of compareAnnotations(from.about ?? {}, to.about ?? {})) schemas.report(site, each);
      schemas.schemas(site, from.payload, to.payload);
      schemas.schemas({ ...site, subject: `event ${name} fields` }, from.fields ?? true, to.fields ?? true);
    }
  }
}

/** Finds the event of a name. Several events of one name are variants of one event. */
function ofName(events: readonly StreamEvent[], name: string): StreamEvent | undefined {
  const [first, ...others] = events.filter((each) => each.name === name);
  if (first === undefined || others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    payload: { oneOf: all.map(({ payload }) => payload) },
    fields: { oneOf: all.map(({ fields = true }) => fields) },
  };
}

function ownerOf(event: StreamEvent | undefined): Site["owner"] {
  const payload = event?.payload;
  if (typeof payload !== "object" || typeof payload.$ref !== "string") return undefined;
  return { schema: referencedName(payload.$ref), members: [] };
}
