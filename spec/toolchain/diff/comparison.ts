import { type Change, changeId, type Direction, directions, findClass, findVerdict } from "./change.ts";
import type { Components } from "./normal-schema.ts";
import type { ChangeKind } from "./rules.ts";

/** The part of the sources that a change comes from: a field of a schema, or an operation. */
export type Owner = { schema: string; path: readonly string[] } | { operation: string };

/** The part that is being compared, and the direction in which it is sent. */
export interface Site {
  direction: Direction | undefined;
  /** The part of the contract, such as `RunStartedEvent.threadId`. */
  subject: string;
  owner: Owner | undefined;
}

/** A change that was found, before its class and the affected operations are known. */
export interface Finding extends Site {
  kind: ChangeKind;
  from?: string;
  to?: string;
}

/**
 * A part of the contract that is compared only once, even if it is referenced several times. A unit is a pair
 * of component schemas in one direction, or an operation's or event's own fields.
 */
export interface Unit {
  findings: Finding[];
  /** The keys of the units that this unit references. */
  refersTo: Set<string>;
  operations: Set<string>;
  events: Set<string>;
}

/** An operation or event that is affected by a unit's changes. */
export interface Reach {
  operation?: string;
  event?: string;
}

/**
 * A comparison of two documents of the same kind, with the compared units and the references between them.
 */
export class Comparison {
  readonly old: Components;
  readonly present: Components;
  readonly units = new Map<string, Unit>();
  readonly #roots: { compareOnce: Unit; reach: Reach }[] = [];

  constructor(old: Components, present: Components) {
    this.old = old;
    this.present = present;
  }

  /** Adds the unit for an operation's or event's own fields. Other units are reached from it. */
  addRoot(reach: Reach): Unit {
    const unit = emptyUnit();
    this.#roots.push({ compareOnce: unit, reach });
    return unit;
  }

  /** Compares the unit with this key by calling `make`, unless the unit has already been compared. */
  unit(key: string, make: (unit: Unit) => void): void {
    if (this.units.has(key)) return;
    const unit = emptyUnit();
    this.units.set(key, unit);
    make(unit);
  }

  /** Returns all findings with the operations and events that they affect. */
  collectFindings(): FindingWithReach[] {
    for (const { compareOnce: unit, reach } of this.#roots) this.#spread(unit, reach, new Set());
    const all = [...this.#roots.map(({ compareOnce: unit }) => unit), ...this.units.values()];
    return all.flatMap(({ findings, operations, events }) =>
      findings.map((finding) => ({ finding, operations: [...operations], events: [...events] })),
    );
  }

  #spread(unit: Unit, reach: Reach, seen: Set<Unit>): void {
    if (seen.has(unit)) return;
    seen.add(unit);
    if (reach.operation !== undefined) unit.operations.add(reach.operation);
    if (reach.event !== undefined) unit.events.add(reach.event);
    for (const key of unit.refersTo) {
      const next = this.units.get(key);
      if (next !== undefined) this.#spread(next, reach, seen);
    }
  }
}

function emptyUnit(): Unit {
  return { findings: [], refersTo: new Set(), operations: new Set(), events: new Set() };
}

/** A finding with the ids of the operations and the names of the events that it affects. */
export interface FindingWithReach {
  finding: Finding;
  operations: string[];
  events: string[];
}

/** A change without its sentence and location, which are added later. */
export type UnlocatedChange = Omit<Change, "contract" | "sentence" | "place"> & { owner: Owner | undefined };

/**
 * Combines findings into changes. Findings with the same kind, subject and direction become one change, so a
 * change that was found in both documents is reported once. Directions with the same verdict are also combined.
 */
export function joinFindings(documents: readonly (readonly FindingWithReach[])[]): UnlocatedChange[] {
  const joined = new Map<string, UnlocatedChange & { by: number; texts: Set<string> }>();
  for (const [by, found] of documents.entries())
    for (const { finding, operations, events } of found) {
      const { kind, subject, direction, from, to, owner } = finding;
      const key = `${kind} ${subject} ${direction}`;
      const texts = JSON.stringify([from, to]);
      const there = joined.get(key);
      if (there === undefined) {
        const of = direction === undefined ? [] : [direction];
        const verdict = findVerdict(kind, direction);
        const change = {
          kind,
          subject,
          class: findClass(verdict),
          verdict,
          directions: of,
          operations,
          events,
        };
        const said = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
        joined.set(key, { ...change, ...said, owner, id: "", by, texts: new Set([texts]) });
        continue;
      }
      there.operations = [...there.operations, ...operations];
      there.events = [...there.events, ...events];
      // The other document only repeats the change with different wording.
      if (there.by !== by || there.texts.has(texts)) continue;
      there.texts.add(texts);
      const [more, now] = [joinTexts(there.from, from), joinTexts(there.to, to)];
      if (more !== undefined) there.from = more;
      if (now !== undefined) there.to = now;
    }
  return joinDirections([...joined.values()]);
}

const joinTexts = (one: string | undefined, other: string | undefined) =>
  one === undefined || one === other ? other : other === undefined ? one : `${one}; ${other}`;

function joinDirections(changes: readonly UnlocatedChange[]): UnlocatedChange[] {
  const byVerdict = new Map<string, UnlocatedChange>();
  for (const each of changes) {
    const { kind, subject, class: rated, verdict, owner, from, to } = each;
    const key = JSON.stringify([kind, subject, verdict, from, to]);
    const there = byVerdict.get(key);
    const of = directions.filter((one) => each.directions.includes(one) || there?.directions.includes(one));
    byVerdict.set(key, {
      ...{ kind, subject, class: rated, verdict, owner, directions: of, id: changeId(kind, subject, of) },
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      operations: sorted([...(there?.operations ?? []), ...each.operations]),
      events: sorted([...(there?.events ?? []), ...each.events]),
    });
  }
  return [...byVerdict.values()];
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();
