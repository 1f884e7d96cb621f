import { compareAnnotations } from "../annotations.ts";
import type { Comparison, Finding, Site } from "../comparison.ts";
import { remainder } from "../remainder.ts";
import { SchemaComparison } from "../schema/compare.ts";
import { compareBodies } from "./bodies.ts";
import { callOf, type LocatedOperation, type OpenApi, operationsOf } from "./document.ts";
import type { EventNames } from "./events.ts";
import { compareParameters } from "./parameters.ts";
import { compareResponses } from "./responses.ts";
import { compareSecurity } from "./security.ts";

/** What is compared of an operation. */
export interface OperationPair {
  old: LocatedOperation;
  present: LocatedOperation;
  comparison: Comparison;
  names: EventNames;
}

/** Compares the operations of two documents. */
export function compareOperations(
  comparison: Comparison,
  old: OpenApi,
  present: OpenApi,
  names: EventNames,
): void {
  const { pairs, removed, added } = matchOperations(operationsOf(old), operationsOf(present));
  for (const each of removed) reportWhole(comparison, each, "operation-removed");
  for (const each of added) reportWhole(comparison, each, "operation-added");
  for (const [before, now] of pairs) {
    const pair: OperationPair = { old: before, present: now, comparison, names };
    compareItself(pair);
    compareParameters(pair);
    compareBodies(pair);
    compareResponses(pair);
    compareSecurity(pair, old, present);
  }
}

/** An operation is the one with the same call; a moved one is the one with the same id. */
function matchOperations(old: readonly LocatedOperation[], present: readonly LocatedOperation[]) {
  const pairs: [LocatedOperation, LocatedOperation][] = [];
  const left = new Set(present);
  const find = (fits: (each: LocatedOperation) => boolean) => [...left].find(fits);
  const pair = (one: LocatedOperation, other: LocatedOperation | undefined) => {
    if (other === undefined) return false;
    left.delete(other);
    return pairs.push([one, other]) > 0;
  };
  const alone = old.filter(
    (each) =>
      !pair(
        each,
        find((other) => callOf(other) === callOf(each)),
      ),
  );
  const removed = alone.filter(
    (each) =>
      !pair(
        each,
        find((other) => other.id === each.id),
      ),
  );
  return { pairs, removed, added: [...left] };
}

/** A reporter of what an operation says itself, in one direction. */
export function reporter(
  { comparison, present }: Pick<OperationPair, "comparison" | "present">,
  direction: Site["direction"],
  subject: string = present.label,
): {
  site: Site;
  schemas: SchemaComparison;
  report: (change: Pick<Finding, "kind" | "from" | "to">) => void;
} {
  const site: Site = { direction, subject, owner: { operation: present.id } };
  const schemas = new SchemaComparison(comparison, comparison.root({ operation: present.id }));
  return { site, schemas, report: (change) => schemas.report(site, change) };
}

function reportWhole(
  comparison: Comparison,
  operation: LocatedOperation,
  kind: "operation-added" | "operation-removed",
): void {
  const { report } = reporter({ comparison, present: operation }, "request");
  report({ kind, [kind === "operation-removed" ? "from" : "to"]: operation.id });
}

function compareItself(pair: OperationPair): void {
  const { old, present } = pair;
  const { report } = reporter(pair, "request");
  if (callOf(old) !== callOf(present))
    report({ kind: "operation-moved", from: old.label, to: present.label });
  if (old.id !== present.id) report({ kind: "operation-renamed", from: old.id, to: present.id });
  const about = reporter(pair, undefined);
  for (const each of compareAnnotations(old.operation, present.operation)) about.report(each);
  const tags = [old, present].map(({ operation }) =>
    ((operation.tags ?? []) as string[]).toSorted().join(", "),
  );
  if (tags[0] !== tags[1]) about.report({ kind: "tag-changed", from: tags[0] ?? "", to: tags[1] ?? "" });
  const known = ["operationId", "parameters", "requestBody", "responses", "security", "tags"];
  for (const each of remainder(old.operation, present.operation, known)) report(each);
}
