import type { Comparison, Site } from "../comparison.ts";
import { SchemaComparison } from "../schema/compare.ts";
import { canonical, sameJson } from "../schema/normal.ts";
import { shortJson } from "../schema/texts.ts";
import { type OpenApi, operationsOf, type SecurityRequirement } from "./document.ts";
import { type OperationPair, reporter } from "./operations.ts";

/** Compares what a client must show to call an operation: several ways, of which one is enough. */
export function compareSecurity(
  pair: OperationPair,
  oldDefault: readonly SecurityRequirement[] = [],
  presentDefault: readonly SecurityRequirement[] = [],
): void {
  const old = ways(pair.old.operation.security ?? oldDefault);
  const present = ways(pair.present.operation.security ?? presentDefault);
  const texts = { from: textOf(old), to: textOf(present) };
  const { report } = reporter(pair, "request");
  if (old.some((way) => !isEnough(way, present))) report({ kind: "security-tightened", ...texts });
  if (present.some((way) => !isEnough(way, old))) report({ kind: "security-loosened", ...texts });
}

/** No requirement at all is the same as an empty one: nothing has to be shown. */
const ways = (all: readonly SecurityRequirement[]) => (all.length === 0 ? [{}] : all);

/** Whether what is shown by one way is what some way of others asks for. */
function isEnough(shown: SecurityRequirement, others: readonly SecurityRequirement[]): boolean {
  return others.some((asked) =>
    Object.entries(asked).every(
      ([scheme, scopes]) => scopes.every((each) => shown[scheme]?.includes(each)) && scheme in shown,
    ),
  );
}

function textOf(all: readonly SecurityRequirement[]): string {
  const texts = all.map((way) => {
    const schemes = Object.entries(way).map(([name, scopes]) =>
      scopes.length > 0 ? `${name}${canonical(scopes)}` : name,
    );
    return schemes.length === 0 ? "nothing" : schemes.join(" and ");
  });
  return texts.sort().join(" or ");
}

/** Compares how keys are shown, for every operation that asks for them. New schemes and old ones are told by operations. */
export function compareSecuritySchemes(comparison: Comparison, old: OpenApi, present: OpenApi): void {
  const [before, now] = [old, present].map(({ components }) => components?.securitySchemes ?? {});
  for (const [name, was] of Object.entries(before ?? {})) {
    const is = now?.[name];
    if (is === undefined || sameJson(ruleOf(was), ruleOf(is))) continue;
    const site: Site = { direction: "request", subject: `security scheme ${name}`, owner: undefined };
    const texts = { from: shortJson(ruleOf(was)), to: shortJson(ruleOf(is)) };
    for (const { id, operation } of operationsOf(present)) {
      const asked = operation.security ?? present.security ?? [];
      if (!asked.some((way) => name in way)) continue;
      const schemas = new SchemaComparison(comparison, comparison.root({ operation: id }));
      schemas.report(site, { kind: "security-scheme-changed", ...texts });
    }
  }
}

const ruleOf = (scheme: unknown) => ({ ...(scheme as object), description: undefined });
