import type { Comparison, Finding, Site } from "../comparison.ts";
import { SchemaComparison } from "../schema/compare.ts";
import type { LocatedOperation } from "./document.ts";
import type { EventNames } from "./events.ts";

/** An operation in both the old and the present document. */
export interface OperationPair {
  old: LocatedOperation;
  present: LocatedOperation;
  comparison: Comparison;
  names: EventNames;
}

/** Creates a function that reports the changes to an operation in one direction. */
export function createReporter(
  { comparison, present }: Pick<OperationPair, "comparison" | "present">,
  direction: Site["direction"],
  subject: string = present.label,
): {
  site: Site;
  schemas: SchemaComparison;
  report: (change: Pick<Finding, "kind" | "from" | "to">) => void;
} {
  const site: Site = { direction, subject, owner: { operation: present.id } };
  const schemas = new SchemaComparison(comparison, comparison.addRoot({ operation: present.id }));
  return { site, schemas, report: (change) => schemas.report(site, change) };
}
