import { compareAnnotations, compareOtherFields } from "../annotations.ts";
import type { Site } from "../comparison.ts";
import type { Schema } from "../normal-schema.ts";
import type { SchemaComparison } from "../schema/compare.ts";
import type { ChannelParameter, Stream } from "./document.ts";

/**
 * Compares the address of a stream and its parameters. The subjects of changes have the same form as for path
 * parameters in OpenAPI.
 */
export function compareAddresses(schemas: SchemaComparison, site: Site, old: Stream, present: Stream): void {
  if (wireAddress(old) !== wireAddress(present))
    schemas.report(site, { kind: "operation-moved", from: formatAddress(old), to: formatAddress(present) });
  const [before, now] = [mapParameters(old), mapParameters(present)];
  for (const place of new Set([...before.keys(), ...now.keys()])) {
    const [from, to] = [before.get(place), now.get(place)];
    const at: Site = { ...site, subject: `${site.subject} path ${to?.name ?? from?.name}` };
    if (from === undefined) schemas.report(at, { kind: "required-parameter-added" });
    else if (to === undefined) schemas.report(at, { kind: "parameter-removed" });
    else {
      if (from.name !== to.name)
        schemas.report(at, { kind: "parameter-renamed", from: from.name, to: to.name });
      compareParameter(schemas, at, from.parameter, to.parameter);
    }
  }
}

/** Returns the address of a stream, preceded by the HTTP method if there is one. */
const formatAddress = ({ label, operation, channel }: Stream) =>
  operation.bindings?.http?.method === undefined ? (channel.address ?? "no address") : label;

/** Returns the address with the names of its parameters removed. */
export const wireAddress = (stream: Stream) => formatAddress(stream).replaceAll(/\{[^}]*\}/g, "{}");

/** Maps parameters by their positions in the address. */
function mapParameters({ channel }: Stream) {
  const inAddress = [...(channel.address ?? "").matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    Object.entries(channel.parameters ?? {}).map(([name, parameter]) => {
      const at = inAddress.indexOf(name);
      return [at < 0 ? name : at, { name, parameter }] as const;
    }),
  );
}

function compareParameter(
  schemas: SchemaComparison,
  site: Site,
  { enum: oldValues, default: oldDefault, ...old }: ChannelParameter,
  { enum: presentValues, default: presentDefault, ...present }: ChannelParameter,
): void {
  for (const each of compareAnnotations(old, present)) schemas.report(site, each);
  for (const each of compareOtherFields(old, present, [])) schemas.report(site, each);
  schemas.compareSchemas(site, schemaOf(oldValues, oldDefault), schemaOf(presentValues, presentDefault));
}

const schemaOf = (values: string[] | undefined, absent: string | undefined): Schema => ({
  type: "string",
  ...(values !== undefined && { enum: values }),
  ...(absent !== undefined && { default: absent }),
});
