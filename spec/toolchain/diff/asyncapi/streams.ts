import { compareAnnotations, compareOtherFields } from "../annotations.ts";
import type { Comparison, Site } from "../comparison.ts";
import { compareEvents } from "../events.ts";
import type { Schema } from "../normal-schema.ts";
import { compareHeaders } from "../openapi/contents.ts";
import { SchemaComparison } from "../schema/compare.ts";
import { compareAddresses } from "./addresses.ts";
import {
  type AsyncApi,
  type HttpBinding,
  readStreams,
  type Stream,
  type StreamOperation,
  toStreamEvent,
} from "./document.ts";
import { compareStreamSchemes, compareStreamSecurity } from "./security.ts";

/**
 * Compares the operations of two AsyncAPI documents, with their events, addresses, parameters, headers and
 * security.
 */
export function compareAllStreams(comparison: Comparison, old: AsyncApi, present: AsyncApi): void {
  const [streams, presentStreams] = [readStreams(old), readStreams(present)];
  const [before, now] = [byId(streams), byId(presentStreams)];
  for (const id of new Set([...before.keys(), ...now.keys()])) {
    const [from, to] = [before.get(id), now.get(id)];
    const stream = to ?? from;
    if (stream === undefined) continue;
    const schemas = new SchemaComparison(comparison, comparison.addRoot({ operation: id }));
    const site: Site = { direction: "event", subject: stream.label, owner: { operation: id } };
    if (from === undefined) schemas.report(site, { kind: "stream-added" });
    else if (to === undefined) schemas.report(site, { kind: "stream-removed" });
    else {
      compareOperation(schemas, site, from, to);
      compareAddresses(schemas, { ...site, direction: "request" }, from, to);
      compareStreamSecurity(schemas, { ...site, direction: "request" }, [old, from], [present, to]);
      compareQueries(schemas, { ...site, direction: "request" }, httpOf(from), httpOf(to));
      compareStreamHeaders(schemas, site, from, to);
      compareEvents(comparison, stream, from.messages.map(toStreamEvent), to.messages.map(toStreamEvent));
    }
  }
  compareStreamSchemes(comparison, [old, streams], [present, presentStreams]);
}

const byId = (streams: readonly Stream[]) => new Map(streams.map((each) => [each.id, each]));
const tagsText = ({ tags = [] }: StreamOperation) =>
  (tags as { name: string }[])
    .map(({ name }) => name)
    .sort()
    .join(", ");
const httpOf = ({ operation }: Stream): HttpBinding => operation.bindings?.http ?? {};

function compareOperation(schemas: SchemaComparison, site: Site, old: Stream, present: Stream): void {
  const request: Site = { ...site, direction: "request" };
  const about: Site = { ...site, direction: undefined };
  for (const each of compareAnnotations(old.operation, present.operation)) schemas.report(about, each);
  const tags = [old, present].map(({ operation }) => tagsText(operation));
  if (tags[0] !== tags[1])
    schemas.report(about, { kind: "tag-changed", from: tags[0] ?? "", to: tags[1] ?? "" });
  const known = ["channel", "messages", "bindings", "security", "tags"];
  for (const each of compareOtherFields(old.operation, present.operation, known)) schemas.report(site, each);
  for (const each of compareOtherFields(old.channel, present.channel, ["address", "parameters", "servers"]))
    schemas.report(site, each);
  const bindings = [old, present].map((each) => each.operation.bindings ?? {}) as [object, object];
  for (const each of compareOtherFields(...bindings, ["http"])) schemas.report(site, each);
  for (const each of compareOtherFields(httpOf(old), httpOf(present), ["method", "query"]))
    schemas.report(request, each);
  for (const { name, message } of present.messages) {
    const before = old.messages.find((each) => each.name === name)?.message;
    const at: Site = { ...site, subject: `event ${name}` };
    const [was, is] = [before?.bindings?.http ?? {}, message.bindings?.http ?? {}];
    if (before !== undefined)
      for (const each of compareOtherFields(was, is, ["headers"])) schemas.report(at, each);
    const compared = ["name", "payload", "headers", "bindings", "tags"];
    if (before !== undefined)
      for (const each of compareOtherFields(before, message, compared)) schemas.report(at, each);
  }
}

/**
 * Compares the query parameters of a stream. The subjects of changes have the same form as for query
 * parameters in OpenAPI.
 */
function compareQueries(schemas: SchemaComparison, of: Site, old: HttpBinding, present: HttpBinding): void {
  const [before, now] = [old.query?.properties ?? {}, present.query?.properties ?? {}];
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const site: Site = { ...of, subject: `${of.subject} query ${name}` };
    const [from, to] = [before[name], now[name]];
    const [was, is] = [old, present].map(({ query }) => query?.required?.includes(name) === true);
    if (from === undefined)
      schemas.report(site, { kind: is ? "required-parameter-added" : "parameter-added" });
    else if (to === undefined) schemas.report(site, { kind: "parameter-removed" });
    else {
      if (was !== is) schemas.report(site, { kind: is ? "parameter-required" : "parameter-optional" });
      schemas.compareSchemas(site, from, to);
    }
  }
}

/**
 * Compares the headers of a stream as headers of the 200 response. They are in the bindings of the stream's
 * messages.
 */
function compareStreamHeaders(schemas: SchemaComparison, of: Site, old: Stream, present: Stream): void {
  const site: Site = { ...of, direction: "response", subject: `${of.subject} 200` };
  compareHeaders(schemas, site, headersOf(old), headersOf(present));
}

function headersOf({ messages }: Stream) {
  const headers: Record<string, { required: boolean; schema: Schema }> = {};
  for (const { message } of messages) {
    const bound = message.bindings?.http?.headers;
    for (const [name, schema] of Object.entries(bound?.properties ?? {}))
      headers[name] = { required: bound?.required?.includes(name) === true, schema };
  }
  return headers;
}
