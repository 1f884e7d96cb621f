import { compareAnnotations, compareOtherFields } from "../annotations.ts";
import { compareContents } from "./contents.ts";
import type { LocatedOperation, Parameter } from "./document.ts";
import { createReporter, type OperationPair } from "./operation-pair.ts";

/** Compares the path, query, header and cookie parameters of an operation. */
export function compareParameters(pair: OperationPair): void {
  const { old, present } = pair;
  const [before, now] = [mapParameters(old), mapParameters(present)];
  for (const place of new Set([...before.keys(), ...now.keys()])) {
    const [from, to] = [before.get(place), now.get(place)];
    const named = to ?? from;
    if (named === undefined) continue;
    const { site, schemas, report } = createReporter(pair, "request", formatSubject(present, named));
    if (from === undefined)
      report({ kind: named.required === true ? "required-parameter-added" : "parameter-added" });
    else if (to === undefined) report({ kind: "parameter-removed" });
    else {
      if (!sameName(from, to)) report({ kind: "parameter-renamed", from: from.name, to: to.name });
      if (isRequired(from) !== isRequired(to))
        report({ kind: isRequired(to) ? "parameter-required" : "parameter-optional" });
      const [was, is] = [formatSerialization(from), formatSerialization(to)];
      if (was !== is) report({ kind: "serialization-changed", from: was, to: is });
      for (const each of compareAnnotations(from, to)) report(each);
      schemas.compareSchemas(site, from.schema ?? true, to.schema ?? true);
      compareContents(schemas, site, from.content ?? {}, to.content ?? {});
      const known = ["name", "in", "required", "schema", "content", "style", "explode"];
      for (const each of compareOtherFields(from, to, known)) report(each);
    }
  }
}

/** Returns the subject of a parameter, such as `GET /v1/threads query limit`. */
export const formatSubject = (
  { label }: { label: string },
  { in: place, name }: { in: string; name: string },
) => `${label} ${place} ${name}`;

/**
 * Maps parameters by a key that both documents share: the position for path parameters, and the name for all
 * others.
 */
function mapParameters({ path, operation }: LocatedOperation): Map<string, Parameter> {
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    (operation.parameters ?? []).map((each) => {
      if (each.in === "path") return [`path ${inPath.indexOf(each.name)}`, each];
      return [`${each.in} ${each.in === "header" ? each.name.toLowerCase() : each.name}`, each];
    }),
  );
}

const sameName = (one: Parameter, other: Parameter) =>
  one.in === "header" ? one.name.toLowerCase() === other.name.toLowerCase() : one.name === other.name;

const isRequired = ({ required }: Parameter) => required === true;

/** Describes the serialization of a parameter. OpenAPI's defaults are used for missing fields. */
function formatSerialization(parameter: Parameter): string {
  const style = parameter.style ?? (["query", "cookie"].includes(parameter.in) ? "form" : "simple");
  return `${style}${(parameter.explode ?? style === "form") ? ", exploded" : ""}`;
}
