import type { ContractName } from "../project.ts";
import { compareAnnotations, compareOtherFields } from "./annotations.ts";
import { type AsyncApi, eventNames } from "./asyncapi/document.ts";
import { compareAllStreams } from "./asyncapi/streams.ts";
import { type Change, type ContractDiff, sortChanges } from "./change.ts";
import { Comparison, type Finding, joinFindings, type UnlocatedChange } from "./comparison.ts";
import { compareAgreement } from "./disagreements.ts";
import type { OpenApi } from "./openapi/document.ts";
import { compareOperations, compareSecuritySchemes } from "./openapi/operations.ts";
import { SchemaComparison } from "./schema/compare.ts";
import { describeChange } from "./sentences.ts";
import type { LocateSource } from "./source-locations.ts";
import { compareUnused } from "./unused.ts";
import { findNeededVersion } from "./version.ts";

/** The parsed documents of a contract. */
export interface ParsedDocuments {
  openapi: OpenApi | undefined;
  asyncapi: AsyncApi | undefined;
}

/** Compares two versions of a contract. */
export function diffDocuments(
  contract: ContractName,
  old: ParsedDocuments,
  present: ParsedDocuments,
  locateSource: LocateSource = () => undefined,
): ContractDiff {
  const changes = compareContract(contract, old, present);
  const to = versionOf(present);
  const needs = to === "none" ? undefined : findNeededVersion(changes, versionOf(old));
  return {
    contract,
    from: versionOf(old),
    to,
    ...(needs !== undefined && { needs }),
    changes: sortChanges(changes.map((each) => toChange(contract, each, locateSource))),
  };
}

function compareContract(
  contract: string,
  old: ParsedDocuments,
  present: ParsedDocuments,
): UnlocatedChange[] {
  const [was, is] = [old, present].map(({ openapi, asyncapi }) => (openapi ?? asyncapi) !== undefined);
  if (!was && !is) throw new Error(`${contract} has no document in either version`);
  const whole = new Comparison({}, {});
  const report = whole.addRoot({});
  const reportContract = (kind: Finding["kind"], subject: string) =>
    report.findings.push({ kind, subject, direction: undefined, owner: undefined });
  if (was !== is) {
    reportContract(is ? "contract-added" : "contract-removed", `contract ${contract}`);
    return joinFindings([whole.collectFindings()]);
  }
  const found = [compareOpenApi(old, present), compareAsyncApi(old.asyncapi, present.asyncapi)];
  for (const [name, key] of [
    ["OpenAPI document", "openapi"],
    ["AsyncAPI document", "asyncapi"],
  ] as const) {
    const [from, to] = [old[key], present[key]];
    if ((from === undefined) !== (to === undefined))
      reportContract(from === undefined ? "document-added" : "document-removed", name);
  }
  const { findings, movedInOne } = compareAgreement(old, present);
  const changes = joinFindings([
    ...found.map((each) => each?.collectFindings() ?? []),
    whole.collectFindings(),
    findings,
  ]);
  return dropImpliedChanges(changes, movedInOne);
}

function compareOpenApi(old: ParsedDocuments, present: ParsedDocuments): Comparison | undefined {
  if (old.openapi === undefined || present.openapi === undefined) return undefined;
  const comparison = new Comparison(schemasOf(old.openapi), schemasOf(present.openapi));
  compareOperations(comparison, old.openapi, present.openapi, eventNames([old.asyncapi, present.asyncapi]));
  compareSecuritySchemes(comparison, old.openapi, present.openapi);
  compareMetadata(comparison, old.openapi, present.openapi, ["openapi", "paths", "security"]);
  compareUnused(comparison, old.openapi, present.openapi);
  return comparison;
}

function compareAsyncApi(old: AsyncApi | undefined, present: AsyncApi | undefined): Comparison | undefined {
  if (old === undefined || present === undefined) return undefined;
  const comparison = new Comparison(schemasOf(old), schemasOf(present));
  compareAllStreams(comparison, old, present);
  compareMetadata(comparison, old, present, ["asyncapi", "channels", "operations"]);
  compareUnused(comparison, old, present);
  return comparison;
}

const schemasOf = ({ components }: OpenApi | AsyncApi) => components?.schemas ?? {};

/** Compares the metadata, servers and tags of two documents. A changed version is not reported here. */
function compareMetadata(
  comparison: Comparison,
  old: OpenApi | AsyncApi,
  present: OpenApi | AsyncApi,
  compared: string[],
): void {
  const schemas = new SchemaComparison(comparison, comparison.addRoot({}));
  const about = (subject: string) => ({ direction: undefined, subject, owner: undefined });
  for (const each of compareAnnotations(old.info, present.info)) schemas.report(about("the contract"), each);
  for (const each of compareOtherFields(old.info, present.info, ["version", "tags"]))
    schemas.report(about("the contract"), each);
  const change = (name: string, kind: Finding["kind"], from: object, to: object) => {
    for (const each of compareOtherFields({ [name]: from }, { [name]: to }, []))
      schemas.report(about(name), { ...each, kind });
  };
  change("servers", "server-changed", serversOf(old), serversOf(present));
  change("tags", "tag-changed", old.tags ?? old.info.tags ?? [], present.tags ?? present.info.tags ?? []);
  const known = [...compared, "info", "servers", "tags", "components"];
  for (const each of compareOtherFields(old, present, known)) schemas.report(about("the contract"), each);
}

/** Returns a document's servers without their security, which is compared together with the operations. */
function serversOf({ servers }: OpenApi | AsyncApi): object {
  if (typeof servers !== "object" || servers === null || Array.isArray(servers)) return servers ?? {};
  return Object.fromEntries(
    Object.entries(servers).map(([name, server]) => [name, { ...(server as object), security: undefined }]),
  );
}

/**
 * Drops changes that are implied by other changes. A stream is added or removed with its operation, an event's
 * message repeats the annotations of its schema, and an operation that was moved in only one document is
 * reported as a disagreement.
 */
function dropImpliedChanges(
  changes: readonly UnlocatedChange[],
  movedInOne: ReadonlySet<string>,
): UnlocatedChange[] {
  const whole = new Map([
    ["stream-added", "operation-added"],
    ["stream-removed", "operation-removed"],
  ]);
  const describedSchema = (change: UnlocatedChange) =>
    change.class === "documentation" && change.subject.startsWith("event ") && change.owner !== undefined
      ? "schema" in change.owner && change.owner.schema
      : undefined;
  return changes.filter((change) => {
    const { kind, subject, operations } = change;
    if (kind === "operation-moved" && operations.every((id) => movedInOne.has(id))) return false;
    if (changes.some((each) => each.subject === subject && each.kind === whole.get(kind))) return false;
    return !changes.some((each) => each.subject === describedSchema(change) && each.kind === kind);
  });
}

function versionOf({ openapi, asyncapi }: ParsedDocuments): string {
  return (openapi ?? asyncapi)?.info.version ?? "none";
}

function toChange(
  contract: ContractName,
  { owner, ...change }: UnlocatedChange,
  locateSource: LocateSource,
): Change {
  const place = owner === undefined ? undefined : locateSource(owner);
  return {
    contract,
    ...change,
    sentence: describeChange(change),
    ...(place !== undefined && { location: place }),
  };
}
