import { compareAnnotations } from "../annotations.ts";
import type { Site } from "../comparison.ts";
import { remainder } from "../remainder.ts";
import type { SchemaComparison } from "../schema/compare.ts";
import { compareContents } from "./bodies.ts";
import type { Header } from "./document.ts";

/** Compares the headers of an answer; their names have no case. */
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
    if (from === undefined) comparison.report(site, { kind: "header-added" });
    else if (to === undefined) comparison.report(site, { kind: "header-removed" });
    else {
      const [was, is] = [from.header.required === true, to.header.required === true];
      if (was !== is) comparison.report(site, { kind: is ? "header-required" : "header-optional" });
      for (const each of compareAnnotations(from.header, to.header)) comparison.report(site, each);
      comparison.schemas(site, from.header.schema ?? true, to.header.schema ?? true);
      compareContents(comparison, site, from.header.content ?? {}, to.header.content ?? {});
      for (const each of remainder(from.header, to.header, ["required", "schema", "content"]))
        comparison.report(site, each);
    }
  }
}

function byName(headers: Readonly<Record<string, Header>>): Map<string, { name: string; header: Header }> {
  return new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), { name, header }]));
}
