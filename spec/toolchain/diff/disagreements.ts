import { wireAddress as streamAddress } from "./asyncapi/addresses.ts";
import { readStreams } from "./asyncapi/document.ts";
import { Comparison, type FindingWithReach } from "./comparison.ts";
import type { ParsedDocuments } from "./diff-documents.ts";
import { operationsOf, wireAddress } from "./openapi/document.ts";

/** The addresses of an operation in both documents. */
interface Addresses {
  openapi: Address;
  asyncapi: Address;
}

interface Address {
  /** The method and path, such as `POST /v1/threads`. */
  label: string;
  /** The method and path without the names of path parameters. */
  wire: string;
}

/** Operations whose addresses in the OpenAPI and AsyncAPI documents start or cease to agree. */
export interface Disagreements {
  findings: FindingWithReach[];
  /** The ids of the operations that were moved in only one of the documents. */
  movedInOne: ReadonlySet<string>;
}

/** Finds operations that one document moves and the other does not. */
export function compareAgreement(old: ParsedDocuments, present: ParsedDocuments): Disagreements {
  const whole = new Comparison({}, {});
  const movedInOne = new Set<string>();
  const before = readAddresses(old);
  for (const [id, now] of readAddresses(present)) {
    const was = before.get(id);
    if (was === undefined || agree(was) === agree(now)) continue;
    const isMoved = (["openapi", "asyncapi"] as const).map((each) => was[each].wire !== now[each].wire);
    if (!isMoved.every(Boolean)) movedInOne.add(id);
    whole.addRoot({ operation: id }).findings.push({
      kind: agree(now) ? "documents-agree" : "documents-disagree",
      direction: "request",
      subject: now.openapi.label,
      owner: { operation: id },
      ...(!agree(now) && { from: `OpenAPI ${now.openapi.label}`, to: `AsyncAPI ${now.asyncapi.label}` }),
    });
  }
  return { findings: whole.collectFindings(), movedInOne };
}

const agree = ({ openapi, asyncapi }: Addresses) => openapi.wire === asyncapi.wire;

/** Returns the addresses of the HTTP operations that are in both documents, by id. */
function readAddresses({ openapi, asyncapi }: ParsedDocuments): Map<string, Addresses> {
  if (openapi === undefined || asyncapi === undefined) return new Map();
  const streams = new Map(readStreams(asyncapi).map((each) => [each.id, each]));
  return new Map(
    operationsOf(openapi).flatMap((operation) => {
      const stream = streams.get(operation.id);
      if (stream?.operation.bindings?.http?.method === undefined) return [];
      const addresses: Addresses = {
        openapi: { label: operation.label, wire: wireAddress(operation).toUpperCase() },
        asyncapi: { label: stream.label, wire: streamAddress(stream).toUpperCase() },
      };
      return [[operation.id, addresses] as const];
    }),
  );
}
