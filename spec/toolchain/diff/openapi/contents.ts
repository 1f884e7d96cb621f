import { compareAnnotations, compareOtherFields } from "../annotations.ts";
import type { Site } from "../comparison.ts";
import { sameJson } from "../normal-schema.ts";
import type { SchemaComparison } from "../schema/compare.ts";
import { shortJson } from "../schema-texts.ts";
import type { Header, MediaType } from "./document.ts";
import { createReporter, type OperationPair } from "./operation-pair.ts";

/** Compares the request bodies of an operation. */
export function compareBodies(pair: OperationPair): void {
  const [old, present] = [pair.old.operation.requestBody, pair.present.operation.requestBody];
  const { site, schemas, report } = createReporter(pair, "request", `${pair.present.label} body`);
  if (old === undefined && present === undefined) return;
  if (old === undefined) {
    report({ kind: present?.required === true ? "required-body-added" : "body-added" });
    return;
  }
  if (present === undefined) {
    report({ kind: "body-removed" });
    return;
  }
  const [was, is] = [old.required === true, present.required === true];
  if (was !== is) report({ kind: is ? "body-required" : "body-optional" });
  for (const each of compareAnnotations(old, present)) report(each);
  for (const each of compareOtherFields(old, present, ["required", "content"])) report(each);
  compareContents(schemas, site, old.content, present.content);
}

/** Compares the media types of two bodies and their schemas. */
export function compareContents(
  comparison: SchemaComparison,
  site: Site,
  old: Readonly<Record<string, MediaType>>,
  present: Readonly<Record<string, MediaType>>,
): void {
  for (const type of new Set([...Object.keys(old), ...Object.keys(present)])) {
    const [from, to] = [old[type], present[type]];
    if (from === undefined) comparison.report(site, { kind: "media-type-added", to: type });
    else if (to === undefined) comparison.report(site, { kind: "media-type-removed", from: type });
    else {
      // A changed schema that multiple media types use is reported only once.
      comparison.compareSchemas(site, from.schema ?? true, to.schema ?? true);
      for (const each of compareAnnotations(from, to)) comparison.report(site, each);
      if (!sameJson(from.encoding ?? {}, to.encoding ?? {})) {
        const texts = { from: shortJson(from.encoding), to: shortJson(to.encoding) };
        comparison.report(site, { kind: "serialization-changed", ...texts });
      }
      for (const each of compareOtherFields(from, to, ["schema", "encoding"])) comparison.report(site, each);
    }
  }
}

/** Compares response headers. Header names are case-insensitive. */
export function compareHeaders(
  comparison: SchemaComparison,
  of: Site,
  old: Readonly<Record<string, Header>>,
  present: Readonly<Record<string, Header>>,
): void {
  const [before, now] = [byName(old), byName(present)];
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [from, to] = [before.get(key), now.get(key)];
    const site = { ...of, subject: `${of.subject} header ${to?.name ?? from?.name}` };
    if (from === undefined)
      comparison.report(site, {
        kind: to?.header.required === true ? "required-header-added" : "header-added",
      });
    else if (to === undefined) comparison.report(site, { kind: "header-removed" });
    else {
      const [was, is] = [from.header.required === true, to.header.required === true];
      if (was !== is) comparison.report(site, { kind: is ? "header-required" : "header-optional" });
      for (const each of compareAnnotations(from.header, to.header)) comparison.report(site, each);
      comparison.compareSchemas(site, from.header.schema ?? true, to.header.schema ?? true);
      compareContents(comparison, site, from.header.content ?? {}, to.header.content ?? {});
      for (const each of compareOtherFields(from.header, to.header, ["required", "schema", "content"]))
        comparison.report(site, each);
    }
  }
}

function byName(headers: Readonly<Record<string, Header>>): Map<string, { name: string; header: Header }> {
  return new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), { name, header }]));
}
