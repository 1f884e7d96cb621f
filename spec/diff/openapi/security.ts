import type { Comparison } from "../comparison.ts";
import { type SecuritySchemes, securityComparison } from "../security.ts";
import { type OpenApi, operationsOf } from "./document.ts";
import { type OperationPair, reporter } from "./operations.ts";

/** Compares what a client must show to call an operation. What an operation does not say, its document says. */
export function compareSecurity(pair: OperationPair, old: OpenApi, present: OpenApi): void {
  const before = pair.old.operation.security ?? old.security ?? [];
  const now = pair.present.operation.security ?? present.security ?? [];
  const { report } = reporter(pair, "request");
  for (const each of securityComparison(schemesOf(old), schemesOf(present)).ways(before, now)) report(each);
}

/** Compares how keys are shown, for every operation that asks for them. */
export function compareSecuritySchemes(comparison: Comparison, old: OpenApi, present: OpenApi): void {
  const asked = operationsOf(present).map(
    ({ id, operation }) => [id, operation.security ?? present.security ?? []] as const,
  );
  securityComparison(schemesOf(old), schemesOf(present)).schemes(comparison, new Map(asked));
}

const schemesOf = ({ components }: OpenApi): SecuritySchemes => components?.securitySchemes ?? {};
