import { compareAnnotations } from "./annotations.ts";
import type { Comparison, Site } from "./comparison.ts";
import type { Schema } from "./normal-schema.ts";
import { SchemaComparison } from "./schema/compare.ts";
import { referencedName } from "./subschemas.ts";

/** An event of a stream. */
export interface StreamEvent {
  name: string;
  payload: Schema;
  /** The fields of the frame other than its data, as an object schema. */
  fields?: Schema;
  /** The annotations of the event. */
  annotations?: Readonly<Record<string, unknown>>;
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
    const from = findEvent(old, name);
    const to = findEvent(present, name);
    const schemas = new SchemaComparison(
      comparison,
      comparison.addRoot({ operation: stream.id, event: name }),
    );
    const site: Site = { direction: "event", subject: `event ${name}`, owner: findOwner(to ?? from) };
    if (from === undefined) schemas.report(site, { kind: "event-added" });
    else if (to === undefined) schemas.report(site, { kind: "event-removed" });
    else {
      for (const each of compareAnnotations(from.annotations ?? {}, to.annotations ?? {}))
        schemas.report(site, each);
      schemas.compareSchemas(site, from.payload, to.payload);
      schemas.compareSchemas(
        { ...site, subject: `event ${name} fields` },
        from.fields ?? true,
        to.fields ?? true,
      );
    }
  }
}

/**
 * Finds the event with this name. Multiple events with the same name are treated as variants of one event.
 */
function findEvent(events: readonly StreamEvent[], name: string): StreamEvent | undefined {
  const [first, ...others] = events.filter((each) => each.name === name);
  if (first === undefined || others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    payload: { oneOf: all.map(({ payload }) => payload) },
    fields: { oneOf: all.map(({ fields = true }) => fields) },
  };
}

function findOwner(event: StreamEvent | undefined): Site["owner"] {
  const payload = event?.payload;
  if (typeof payload !== "object" || typeof payload.$ref !== "string") return undefined;
  return { schema: referencedName(payload.$ref), path: [] };
}
