import type { Site } from "./comparison.ts";
import { sameJson } from "./normal-schema.ts";
import type { SchemaComparison } from "./schema/compare.ts";

/** The extension of an event union with the events that can start a stream and the events that can end it. */
export const eventOrderKey = "x-event-order";

/** The value of the extension. */
type EventOrder = Readonly<Partial<Record<"first" | "last", readonly string[]>>>;

/**
 * Compares how a stream starts and ends. An event that only one version has is not an alternative that was
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
  for (const place of ["first", "last"] as const) {
    const [from, to] = [old, present].map((order) => (order as EventOrder | undefined)?.[place]);
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
