import type { Comparison, Site } from "../comparison.ts";
import { canonicalJson } from "../normal-schema.ts";
import type { SchemaComparison } from "../schema/compare.ts";
import { createSecurityComparison, type SecurityRequirement, type SecuritySchemes } from "../security.ts";
import { type AsyncApi, followReferences, type Ref, type Server, type Stream } from "./document.ts";

type Scheme = object & Ref;

/**
 * Compares the security requirements of a stream. A client must satisfy one of the operation's requirements
 * and one of its server's requirements.
 */
export function compareStreamSecurity(
  schemas: SchemaComparison,
  site: Site,
  [oldDocument, old]: [AsyncApi, Stream],
  [presentDocument, present]: [AsyncApi, Stream],
): void {
  const compared = createSecurityComparison(
    schemesOf(oldDocument, [old]),
    schemesOf(presentDocument, [present]),
  );
  const [before, now] = [serverRequirements(oldDocument, old), serverRequirements(presentDocument, present)];
  // Renamed servers are reported elsewhere. Requirements are compared for each server that both documents have.
  // If they have no server in common, the requirements of all servers are compared.
  const both = [...before.keys()].filter((name) => now.has(name));
  const pairs =
    both.length > 0
      ? both.map((name) => [before.get(name) ?? [], now.get(name) ?? []] as const)
      : [[[...before.values()].flat(), [...now.values()].flat()] as const];
  const [was, is] = [
    operationRequirements(oldDocument, old),
    operationRequirements(presentDocument, present),
  ];
  const found = pairs.flatMap(([from, to]) =>
    compared.compareRequirements(combineRequirements(was, from), combineRequirements(is, to)),
  );
  const distinct = new Map(found.map((each) => [canonicalJson(each), each]));
  for (const each of distinct.values()) schemas.report(site, each);
}

/** Compares the security schemes, and reports changes for every stream that requires the changed scheme. */
export function compareStreamSchemes(
  comparison: Comparison,
  [oldDocument, old]: [AsyncApi, readonly Stream[]],
  [presentDocument, present]: [AsyncApi, readonly Stream[]],
): void {
  const asked = present.map((stream) => {
    const ways = [
      operationRequirements(presentDocument, stream),
      ...serverRequirements(presentDocument, stream).values(),
    ];
    return [stream.id, ways.flat()] as const;
  });
  const compared = createSecurityComparison(schemesOf(oldDocument, old), schemesOf(presentDocument, present));
  compared.compareSchemes(comparison, new Map(asked));
}

const operationRequirements = (document: AsyncApi, { operation }: Stream) =>
  toRequirements(document, operation.security);

/** Returns the security requirements of each server of a stream, by server name. */
function serverRequirements(document: AsyncApi, { channel }: Stream): Map<string, SecurityRequirement[]> {
  const own = channel.servers?.map((each): [string, Ref] => [nameScheme(document, each), each]);
  const all: [string, Ref][] = own ?? Object.entries(document.servers ?? {});
  return new Map(
    all.map(([name, server]) => [
      name,
      toRequirements(document, followReferences<Server>(document, server).security),
    ]),
  );
}

/**
 * Combines two lists of alternatives, where a client must satisfy one alternative from each list. An empty
 * list requires nothing.
 */
function combineRequirements(
  some: readonly SecurityRequirement[],
  others: readonly SecurityRequirement[],
): readonly SecurityRequirement[] {
  if (some.length === 0 || others.length === 0) return [...some, ...others];
  return some.flatMap((one) =>
    others.map((other) => {
      const names = new Set([...Object.keys(one), ...Object.keys(other)]);
      return Object.fromEntries(
        [...names].map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]),
      );
    }),
  );
}

/** Converts a list of schemes to requirements, each with its scopes. */
const toRequirements = (document: AsyncApi, list: readonly Scheme[] = []): SecurityRequirement[] =>
  list.map((each) => ({
    [nameScheme(document, each)]: followReferences<{ scopes?: string[] }>(document, each).scopes ?? [],
  }));

/** Returns the security schemes in a document, including the schemes written inline in streams and servers. */
function schemesOf(document: AsyncApi, streams: readonly Stream[]): SecuritySchemes {
  const servers = Object.values(document.servers ?? {}).map((each) =>
    followReferences<Server>(document, each),
  );
  const lists = [...streams.map(({ operation }) => operation), ...servers];
  const used = lists.flatMap(({ security = [] }) => security);
  const all: [string, Scheme][] = [
    ...Object.entries((document.components?.securitySchemes ?? {}) as Record<string, Scheme>),
    ...used.map((each): [string, Scheme] => [nameScheme(document, each), each]),
  ];
  return Object.fromEntries(
    all.map(([name, each]) => [name, withoutScopes(followReferences(document, each))]),
  );
}

/** Removes the scopes from a scheme, because they are part of the requirement. */
function withoutScopes(scheme: object): object {
  const { scopes: _, ...rule } = scheme as { scopes?: unknown };
  return rule;
}

/** Returns the name of a scheme: the last step of its reference, or the content of an inline scheme. */
function nameScheme(document: AsyncApi, value: Scheme): string {
  if (typeof value.$ref === "string") return value.$ref.split("/").at(-1) ?? value.$ref;
  return canonicalJson(withoutScopes(followReferences(document, value)));
}
