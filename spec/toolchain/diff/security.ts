import { compareAnnotations, isAnnotation } from "./annotations.ts";
import type { Comparison, Site } from "./comparison.ts";
import { type Annotations, canonicalJson } from "./normal-schema.ts";
import { SchemaComparison } from "./schema/compare.ts";
import { shortJson } from "./schema-texts.ts";

/** The required schemes with their scopes. All schemes are required together. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** The security schemes of a document, by name. */
export type SecuritySchemes = Readonly<Record<string, unknown>>;

/** Compares the security requirements and security schemes of two documents. */
export interface SecurityComparison {
  /**
   * Compares the alternative security requirements of an operation. A client must satisfy one of the
   * alternatives.
   *
   * @returns Changes of the kinds `security-tightened` and `security-loosened`.
   */
  compareRequirements: (
    old: readonly SecurityRequirement[],
    present: readonly SecurityRequirement[],
  ) => { kind: "security-tightened" | "security-loosened"; from: string; to: string }[];
  /**
   * Compares the security schemes, and reports changes for every operation that requires the changed scheme.
   * Added and removed schemes are reported by `compareRequirements`.
   *
   * @param asked The security requirements of each operation in the present document, by operation id.
   */
  compareSchemes: (
    comparison: Comparison,
    asked: ReadonlyMap<string, readonly SecurityRequirement[]>,
  ) => void;
}

/**
 * Creates a comparison that matches schemes by their content. Two schemes match if they are identical, or
 * else if they have the same name.
 */
export function createSecurityComparison(old: SecuritySchemes, present: SecuritySchemes): SecurityComparison {
  const [wasKey, isKey] = [createSchemeKeys(old, present), createSchemeKeys(present, old)];
  return {
    compareRequirements: (before, now) => {
      const [from, to] = [orUnauthenticated(before), orUnauthenticated(now)];
      const [was, is] = [
        from.map((way) => renameSchemes(way, wasKey)),
        to.map((way) => renameSchemes(way, isKey)),
      ];
      const texts = { from: formatRequirements(from), to: formatRequirements(to) };
      return [
        ...(was.some((way) => !satisfiesOne(way, is))
          ? [{ kind: "security-tightened" as const, ...texts }]
          : []),
        ...(is.some((way) => !satisfiesOne(way, was))
          ? [{ kind: "security-loosened" as const, ...texts }]
          : []),
      ];
    },
    compareSchemes: (comparison, asked) => {
      for (const [name, is] of Object.entries(present)) {
        const key = isKey(name);
        const before = wasKey(name) === key ? name : Object.keys(old).find((each) => wasKey(each) === key);
        const was = before === undefined ? undefined : old[before];
        if (was === undefined) continue;
        const subject = `security scheme ${name}`;
        const site: Site = { direction: "request", subject, owner: undefined };
        const [from, to] = [withoutAnnotations(was), withoutAnnotations(is)];
        for (const [operation, ways] of asked) {
          if (!ways.some((way) => name in way)) continue;
          const schemas = new SchemaComparison(comparison, comparison.addRoot({ operation }));
          if (canonicalJson(from) !== canonicalJson(to)) {
            const texts = { from: shortJson(from), to: shortJson(to) };
            schemas.report(site, { kind: "security-scheme-changed", ...texts });
          }
          for (const each of compareAnnotations(was as Annotations, is as Annotations))
            schemas.report({ ...site, direction: undefined }, each);
        }
      }
    },
  };
}

/**
 * Returns a function that gives each scheme a key that can be compared between documents. The key is the
 * scheme's content if the other document has an identical scheme; otherwise it is the scheme's name.
 */
function createSchemeKeys(own: SecuritySchemes, other: SecuritySchemes): (name: string) => string {
  const there = new Set(Object.values(other).map((each) => canonicalJson(withoutAnnotations(each))));
  return (name) => {
    const rule = canonicalJson(withoutAnnotations(own[name]));
    return own[name] !== undefined && there.has(rule) ? rule : name;
  };
}

/** Returns a scheme without its annotations. */
function withoutAnnotations(scheme: unknown): object {
  return Object.fromEntries(Object.entries(scheme ?? {}).filter(([member]) => !isAnnotation(member)));
}

/** Replaces an empty list with a single empty requirement, which has the same meaning: no authentication. */
const orUnauthenticated = (all: readonly SecurityRequirement[]) => (all.length === 0 ? [{}] : all);

function renameSchemes(way: SecurityRequirement, keyOf: (name: string) => string): SecurityRequirement {
  const joined: Record<string, readonly string[]> = {};
  for (const [name, scopes] of Object.entries(way))
    joined[keyOf(name)] = [...(joined[keyOf(name)] ?? []), ...scopes];
  return joined;
}

/**
 * Returns true if credentials that satisfy the first requirement also satisfy one of the other requirements.
 */
function satisfiesOne(shown: SecurityRequirement, others: readonly SecurityRequirement[]): boolean {
  return others.some((asked) =>
    Object.entries(asked).every(
      ([scheme, scopes]) => scopes.every((each) => shown[scheme]?.includes(each)) && scheme in shown,
    ),
  );
}

function formatRequirements(all: readonly SecurityRequirement[]): string {
  const texts = all.map((way) => {
    const schemes = Object.entries(way).map(([name, scopes]) =>
      scopes.length > 0 ? `${name}${canonicalJson(scopes)}` : name,
    );
    return schemes.length === 0 ? "nothing" : schemes.join(" and ");
  });
  return texts.sort().join(" or ");
}
