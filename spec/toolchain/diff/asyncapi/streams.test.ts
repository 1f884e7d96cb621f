import { describe, expect, test } from "vitest";
import { formatLine } from "../cases/all.ts";
import { diffDocuments } from "../diff-documents.ts";
import type { AsyncApi } from "./document.ts";

type Parts = Partial<Record<"servers" | "channel" | "operation" | "components", object>>;

/** Returns a document with a stream that does not use HTTP. */
function documentOf({ servers, channel, operation, components }: Parts): AsyncApi {
  return {
    asyncapi: "3.1.0",
    info: { title: "Prices", version: "1.0.0" },
    ...(servers !== undefined && { servers: servers as NonNullable<AsyncApi["servers"]> }),
    channels: { prices: { address: "prices/{place}", ...channel } },
    operations: { read: { action: "receive", channel: { $ref: "#/channels/prices" }, ...operation } },
    components: { ...components },
  };
}

function linesOf(old: Parts, present: Parts): string[] {
  const [before, now] = [old, present].map((each) => ({ openapi: undefined, asyncapi: documentOf(each) }));
  if (before === undefined || now === undefined) throw new Error("two documents");
  return diffDocuments("tambo", before, now).changes.map(
    (each) => `${formatLine(each)} | ${each.from} | ${each.to} | ${each.sentence}`,
  );
}

describe("a single document, without HTTP", () => {
  const refTo = (name: string) => ({ $ref: `#/components/${name}` });

  const twoOfOneName = (required: boolean) => ({
    whole: { name: "price", payload: { type: "string" } },
    parts: {
      name: "price",
      payload: {
        type: "object",
        properties: { amount: { type: "number" } },
        ...(required && { required: ["amount"] }),
      },
    },
  });

  test.each<[string, Parts, Parts, string[]?]>([
    [
      "breaking | operation-moved read (request) | read | prices/{place} | markets/{place} | Clients that connect to the old address break because the stream has moved.",
      {},
      { channel: { address: "markets/{place}" } },
    ],
    [
      "breaking | operation-moved read (request) | read | prices/{place} | no address | Clients that connect to the old address break because the stream has moved.",
      {},
      { channel: { address: null } },
    ],
    [
      "breaking | other-changed read path place (request) | read | no location | location $message.payload#/place | The diff cannot determine the effect of this change and treats it as breaking until a reviewer decides.",
      { channel: { parameters: { place: refTo("parameters/p") } }, components: { parameters: { p: {} } } },
      {
        channel: { parameters: { place: refTo("parameters/p") } },
        components: { parameters: { p: { location: "$message.payload#/place" } } },
      },
    ],
    [
      'breaking | other-changed read (event) | read | traits [{}] | traits [{"bindings":{"kafka":{}}}] | The diff cannot determine the effect of this change and treats it as breaking until a reviewer decides.',
      { operation: { traits: [refTo("operationTraits/t")] }, components: { operationTraits: { t: {} } } },
      {
        operation: { traits: [refTo("operationTraits/t")] },
        components: { operationTraits: { t: { bindings: { kafka: {} } } } },
      },
    ],
    [
      'breaking for clients | security-tightened read (request) | read | {"type":"X509"} | {"type":"X509"} and {"type":"userPassword"} | Clients that authenticate with {"type":"X509"} may be rejected; the operation now requires {"type":"X509"} and {"type":"userPassword"}.',
      { servers: { one: { host: "a" } }, operation: { security: [{ type: "X509" }] } },
      {
        servers: { one: { host: "a", security: [{ type: "userPassword" }] } },
        operation: { security: [{ type: "X509" }] },
      },
    ],
    [
      "breaking for clients | field-optional event price.amount (event) | read | price | undefined | undefined | Clients of the stream that require this field break when it is missing.",
      { channel: { messages: twoOfOneName(true) } },
      { channel: { messages: twoOfOneName(false) } },
    ],
    [
      'documentation | server-changed servers | servers {"one":{},"other":{}} | servers {"two":{},"other":{}} | Only the example server address changes; the contract stays the same.',
      {
        servers: { one: { security: [{ type: "X509" }] }, other: {} },
        channel: { servers: [{ $ref: "#/servers/one" }] },
      },
      {
        servers: { two: { security: [{ type: "X509" }] }, other: { security: [{ type: "plain" }] } },
        channel: { servers: [{ $ref: "#/servers/two" }] },
      },
    ],
  ])("%s", (finding, old, present, lines = [finding]) => {
    expect(linesOf(old, present)).toEqual(lines);
  });

  test("invalid references", () => {
    const operation = { security: [refTo("securitySchemes/a")] };
    const round = { securitySchemes: { a: refTo("securitySchemes/b"), b: refTo("securitySchemes/a") } };
    expect(() => linesOf({}, { operation })).toThrow(
      "the AsyncAPI document has no #/components/securitySchemes/a",
    );
    expect(() => linesOf({}, { operation, components: round })).toThrow(
      "#/components/securitySchemes/b in the AsyncAPI document references itself",
    );
  });
});
