import type { Site } from "./comparison.ts";
import { sameJson } from "./normal-schema.ts";
import type { SchemaComparison } from "./schema/compare.ts";

/** The extension of an event union with the events that can start a stream and the events that can end it. */
export const eventOrderKey = "x-event-order";

/** The first and last events of a stream. */
type StreamEnds = Readonly<Partial<Record<"first" | "last", readonly string[]>>>;

/** The value of the extension. */
interface EventOrder extends StreamEnds {
  /** The ends of streams whose request has a query parameter with this value. */
  when?: readonly (StreamEnds & { query: string; value: string })[];
}

/**
 * Compares how a stream starts and ends, in general and for single values of query parameters. The first order for a value
 * is documentation, because the general order did not hold for that value before either. An event that only one version has is not an alternative that was
 * removed, because its removal is reported for the event itself.
 *
 * @param site The stream.
 * @param events The names of the events in the present version.
 */
export function compareEventOrders(
  schemas: SchemaComparison,
  site: Site,
  [old, present]: readonly [unknown, unknown],
  events: readonly string[],
): void {
  if (sameJson(old, present)) return;
  const [before, now] = [old, present] as (EventOrder | undefined)[];
  compareEnds(schemas, site, [before, now], events);
  const [earlier, later] = [byCondition(before), byCondition(now)];
  for (const condition of new Set([...earlier.keys(), ...later.keys()])) {
    const at: Site = { ...site, subject: `${site.subject} with ${condition}` };
    const [from, to] = [earlier.get(condition), later.get(condition)];
    if (from === undefined && before !== undefined) {
      const text = ["first", "last"].map(
        (place) => `${place}: ${formatEvents(to?.[place as "first" | "last"])}`,
      );
      schemas.report(at, { kind: "extension-changed", from: "no order of events", to: text.join("; ") });
    } else compareEnds(schemas, at, [from, to], events);
  }
}

function byCondition(order: EventOrder | undefined): Map<string, StreamEnds> {
  return new Map(order?.when?.map((each) => [`${each.query}=${each.value}`, each]));
}

function compareEnds(
  schemas: SchemaComparison,
  site: Site,
  [old, present]: readonly (StreamEnds | undefined)[],
  events: readonly string[],
): void {
  for (const place of ["first", "last"] as const) {
    const [from, to] = [old?.[place], present?.[place]];
    const at: Site = { ...site, subject: `${site.subject} ${place} event` };
    const texts = { from: formatEvents(from), to: formatEvents(to) };
    if (hasMore(from, to)) schemas.report(at, { kind: "event-order-loosened", ...texts });
    const left = from?.filter((name) => events.includes(name));
    if (hasMore(to, left)) schemas.report(at, { kind: "event-order-tightened", ...texts });
  }
}

/** Returns true if a list has an alternative that the other list does not have. No list means any event. */
function hasMore(some: readonly string[] | undefined, others: readonly string[] | undefined): boolean {
  if (some === undefined) return false;
  return others === undefined || others.some((name) => !some.includes(name));
}

const list = new Intl.ListFormat("en", { type: "disjunction" });

const formatEvents = (names: readonly string[] | undefined) =>
  names === undefined ? "any event" : list.format(names);
