import { compareAnnotations, compareOtherFields } from "../annotations.ts";
import type { Comparison } from "../comparison.ts";
import { matchOperations } from "../match-operations.ts";
import { createSecurityComparison, type SecuritySchemes } from "../security.ts";
import { compareBodies } from "./contents.ts";
import { type LocatedOperation, type OpenApi, operationsOf, wireAddress } from "./document.ts";
import type { EventNames } from "./events.ts";
import { createReporter, type OperationPair } from "./operation-pair.ts";
import { compareParameters } from "./parameters.ts";
import { compareResponses } from "./responses.ts";

/** Compares the operations of two documents. */
export function compareOperations(
  comparison: Comparison,
  old: OpenApi,
  present: OpenApi,
  names: EventNames,
): void {
  const { pairs, removed, added } = matchOperations(operationsOf(old), operationsOf(present), wireAddress);
  for (const each of removed) reportOperation(comparison, each, "operation-removed");
  for (const each of added) reportOperation(comparison, each, "operation-added");
  for (const [before, now] of pairs) {
    const pair: OperationPair = { old: before, present: now, comparison, names };
    compareOperation(pair);
    compareParameters(pair);
    compareBodies(pair);
    compareResponses(pair);
    compareSecurity(pair, old, present);
  }
}

function reportOperation(
  comparison: Comparison,
  operation: LocatedOperation,
  kind: "operation-added" | "operation-removed",
): void {
  const { report } = createReporter({ comparison, present: operation }, "request");
  report({ kind, [kind === "operation-removed" ? "from" : "to"]: operation.id });
}

function compareOperation(pair: OperationPair): void {
  const { old, present } = pair;
  const { report } = createReporter(pair, "request");
  if (wireAddress(old) !== wireAddress(present))
    report({ kind: "operation-moved", from: old.label, to: present.label });
  if (old.id !== present.id) report({ kind: "operation-renamed", from: old.id, to: present.id });
  const about = createReporter(pair, undefined);
  for (const each of compareAnnotations(old.operation, present.operation)) about.report(each);
  const tags = [old, present].map(({ operation }) =>
    ((operation.tags ?? []) as string[]).toSorted().join(", "),
  );
  if (tags[0] !== tags[1]) about.report({ kind: "tag-changed", from: tags[0] ?? "", to: tags[1] ?? "" });
  const known = ["operationId", "parameters", "requestBody", "responses", "security", "tags"];
  for (const each of compareOtherFields(old.operation, present.operation, known)) report(each);
}

/**
 * Compares the security requirements of an operation. If an operation has none, the document's requirements
 * apply.
 */
export function compareSecurity(pair: OperationPair, old: OpenApi, present: OpenApi): void {
  const before = pair.old.operation.security ?? old.security ?? [];
  const now = pair.present.operation.security ?? present.security ?? [];
  const { report } = createReporter(pair, "request");
  for (const each of createSecurityComparison(schemesOf(old), schemesOf(present)).compareRequirements(
    before,
    now,
  ))
    report(each);
}

/**
 * Compares the security schemes, and reports changes for every operation that requires the changed scheme.
 */
export function compareSecuritySchemes(comparison: Comparison, old: OpenApi, present: OpenApi): void {
  const asked = operationsOf(present).map(
    ({ id, operation }) => [id, operation.security ?? present.security ?? []] as const,
  );
  createSecurityComparison(schemesOf(old), schemesOf(present)).compareSchemes(comparison, new Map(asked));
}

const schemesOf = ({ components }: OpenApi): SecuritySchemes => components?.securitySchemes ?? {};
