import { compareAnnotations } from "../annotations.ts";
import type { Site } from "../comparison.ts";
import { remainder } from "../remainder.ts";
import type { SchemaComparison } from "../schema/compare.ts";
import { sameJson } from "../schema/normal.ts";
import { shortJson } from "../schema/texts.ts";
import type { MediaType } from "./document.ts";
import { type OperationPair, reporter } from "./operations.ts";

/** Compares what an operation takes as its body. */
export function compareBodies(pair: OperationPair): void {
  const [old, present] = [pair.old.operation.requestBody, pair.present.operation.requestBody];
  const { site, schemas, report } = reporter(pair, "request", `${pair.present.label} body`);
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
  for (const each of remainder(old, present, ["required", "content"])) report(each);
  compareContents(schemas, site, old.content, present.content);
}

/** Compares bodies in all their media types. */
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
      // The same schema in several media types is one thing that changes.
      comparison.schemas(site, from.schema ?? true, to.schema ?? true);
      for (const each of compareAnnotations(from, to)) comparison.report(site, each);
      if (!sameJson(from.encoding ?? {}, to.encoding ?? {})) {
        const texts = { from: shortJson(from.encoding), to: shortJson(to.encoding) };
        comparison.report(site, { kind: "serialization-changed", ...texts });
      }
      for (const each of remainder(from, to, ["schema", "encoding"])) comparison.report(site, each);
    }
  }
}
