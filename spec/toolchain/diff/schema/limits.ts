import type { Finding } from "../comparison.ts";
import { type Limits, sameJson, unmergedKeyword } from "../normal-schema.ts";
import { shortJson } from "../schema-texts.ts";

type LimitChange = Pick<Finding, "kind" | "from" | "to">;

const lower = new Set([
  ...["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"],
]);
const upper = new Set([
  ...["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"],
]);
/** For each format, the formats that include all of its values. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  int8: ["int16", "int32", "int64"],
  int16: ["int32", "int64"],
  int32: ["int64"],
  float: ["double"],
};

/** Other keywords that are known to restrict values. If such a keyword is added, fewer values are valid. */
const otherKeywords = new Set([
  ...[
    "multipleOf",
    "pattern",
    "format",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "uniqueItems",
  ],
  ...["contains", "prefixItems", "propertyNames", "patternProperties", "dependentRequired"],
  ...["not", unmergedKeyword],
]);

/** Compares the limits of a value. After a change, fewer, more or different values may be valid. */
export function compareLimits(old: Limits, present: Limits): LimitChange[] {
  const keywords = new Set([...Object.keys(old), ...Object.keys(present)]);
  return [...keywords].sort().flatMap((keyword) => {
    const [from, to] = [normalizeLimit(keyword, old[keyword]), normalizeLimit(keyword, present[keyword])];
    if (sameJson(from, to)) return [];
    const text = (value: unknown) =>
      value === undefined ? `no ${keyword}` : `${keyword} ${shortJson(value)}`;
    return [{ kind: classifyLimit(keyword, from, to), from: text(from), to: text(to) }];
  });
}

/** Treats a keyword as absent if its value does not limit anything. */
function normalizeLimit(keyword: string, value: unknown): unknown {
  if (["uniqueItems", "readOnly", "writeOnly"].includes(keyword) && value === false) return undefined;
  if (keyword.startsWith("min") && keyword !== "minimum" && value === 0) return undefined;
  return value;
}

function classifyLimit(keyword: string, from: unknown, to: unknown): LimitChange["kind"] {
  if (!lower.has(keyword) && !upper.has(keyword) && !otherKeywords.has(keyword)) return "other-changed";
  if (from === undefined) return "constraint-tightened";
  if (to === undefined) return "constraint-loosened";
  if (lower.has(keyword)) return Number(to) > Number(from) ? "constraint-tightened" : "constraint-loosened";
  if (upper.has(keyword)) return Number(to) < Number(from) ? "constraint-tightened" : "constraint-loosened";
  if (keyword === "multipleOf") {
    if (Number(to) % Number(from) === 0) return "constraint-tightened";
    if (Number(from) % Number(to) === 0) return "constraint-loosened";
  }
  if (keyword === "format") {
    if (widerFormats[String(from)]?.includes(String(to))) return "constraint-loosened";
    if (widerFormats[String(to)]?.includes(String(from))) return "constraint-tightened";
  }
  return "constraint-changed";
}
