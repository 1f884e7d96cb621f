import type { Alternative, Schema } from "./normal-schema.ts";

const longest = 80;

/** Formats a JSON value as short text. */
export function shortJson(value: unknown): string {
  return shorten(typeof value === "string" ? value : (JSON.stringify(value) ?? "none"));
}

/** Collapses text onto one line, and truncates it if it is long. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/**
 * Collapses each of two different strings onto one line, and truncates both so that their first difference stays
 * visible.
 */
export function shortenDifference(from: string, to: string): { from: string; to: string } {
  const [a, b] = [from, to].map((text) => text.replaceAll(/\s+/g, " ").trim()) as [string, string];
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  // Keep a few words before the difference.
  const start = same < longest / 2 ? 0 : a.lastIndexOf(" ", same - longest / 4) + 1;
  const part = (text: string) => `${start > 0 ? "…" : ""}${shorten(text.slice(start))}`;
  return { from: part(a), to: part(b) };
}

/** Formats the alternatives of a value as short text, such as `string | null`. */
export function typeText(alternatives: readonly Alternative[]): string {
  if (alternatives.length === 0) return "nothing";
  return shorten(alternatives.map(alternativeText).join(" | "));
}

/** Formats one alternative as short text. */
export function alternativeText(each: Alternative): string {
  switch (each.kind) {
    case "ref":
      return each.name;
    case "values":
      return each.values.map((value) => JSON.stringify(value)).join(" | ");
    case "array":
      return `list of ${schemaText(each.items)}`;
    case "object":
      return each.component ?? "object";
    case "any":
      return "anything";
    default:
      return each.kind;
  }
}

function schemaText(schema: Schema): string {
  if (typeof schema === "boolean") return schema ? "anything" : "nothing";
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? schema.$ref;
  return typeof schema.type === "string" ? schema.type : "several types";
}
