import { compareAnnotations, compareOtherFields } from "../annotations.ts";
import type { Comparison, Site } from "../comparison.ts";
import { compareEventOrders, eventOrderKey } from "../event-order.ts";
import { compareEvents } from "../events.ts";
import { matchOperations } from "../match-operations.ts";
import type { Schema } from "../normal-schema.ts";
import { compareHeaders } from "../openapi/contents.ts";
import { SchemaComparison } from "../schema/compare.ts";
import { compareAddresses, wireAddress } from "./addresses.ts";
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
  const { pairs, removed, added } = matchOperations(streams, presentStreams, matchingAddress);
  const schemasOf = ({ id }: Stream) =>
    new SchemaComparison(comparison, comparison.addRoot({ operation: id }));
  const siteOf = ({ id, label }: Stream): Site => ({
    direction: "event",
    subject: label,
    owner: { operation: id },
  });
  for (const each of added) schemasOf(each).report(siteOf(each), { kind: "stream-added" });
  for (const each of removed) schemasOf(each).report(siteOf(each), { kind: "stream-removed" });
  for (const [from, to] of pairs) {
    const [schemas, site] = [schemasOf(to), siteOf(to)];
    const request: Site = { ...site, direction: "request" };
    if (from.id !== to.id) schemas.report(request, { kind: "operation-renamed", from: from.id, to: to.id });
    compareOperation(schemas, site, from, to);
    compareAddresses(schemas, request, from, to);
    compareStreamSecurity(schemas, request, [old, from], [present, to]);
    compareQueries(schemas, request, httpOf(from), httpOf(to));
    compareStreamHeaders(schemas, site, from, to);
    const events = to.messages.map(toStreamEvent);
    compareEvents(comparison, to, from.messages.map(toStreamEvent), events);
    const orders = [from, to].map(({ operation }) => operation[eventOrderKey]) as [unknown, unknown];
    compareEventOrders(
      schemas,
      site,
      orders,
      events.map(({ name }) => name),
    );
  }
  compareStreamSchemes(comparison, [old, streams], [present, presentStreams]);
}

/** Returns the address by which streams are matched. A stream without an address is matched by its id. */
const matchingAddress = (stream: Stream) =>
  `${stream.operation.action} ${typeof stream.channel.address === "string" ? wireAddress(stream) : stream.id}`;
const withoutOrder = ({ [eventOrderKey]: _, ...others }: StreamOperation) => others;
const tagsText = ({ tags = [] }: StreamOperation) =>
  (tags as { name: string }[])
    .map(({ name }) => name)
    .sort()
    .join(", ");
const httpOf = ({ operation }: Stream): HttpBinding => operation.bindings?.http ?? {};

function compareOperation(schemas: SchemaComparison, site: Site, old: Stream, present: Stream): void {
  const request: Site = { ...site, direction: "request" };
  const about: Site = { ...site, direction: undefined };
  for (const each of compareAnnotations(withoutOrder(old.operation), withoutOrder(present.operation)))
    schemas.report(about, each);
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
