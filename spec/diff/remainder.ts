import { isAnnotation } from "./annotations.ts";
import type { Finding } from "./comparison.ts";
import { sameJson } from "./schema/normal.ts";
import { shortJson } from "./schema/texts.ts";

/**
 * What changed of the members that nothing else has compared. It is never passed over: that the comparison does not know
 * a member says nothing about what depends on it.
 */
export function remainder(
  old: object,
  present: object,
  compared: readonly string[],
): Pick<Finding, "kind" | "from" | "to">[] {
  const [from, to] = [old as Record<string, unknown>, present as Record<string, unknown>];
  const isLeft = (name: string) =>
    !compared.includes(name) && !isAnnotation(name) && !sameJson(from[name], to[name]);
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(isLeft).sort();
  const text = (name: string, value: unknown) =>
    value === undefined ? `no ${name}` : `${name} ${shortJson(value)}`;
  return names.map((name) => ({
    kind: "other-changed",
    from: text(name, from[name]),
    to: text(name, to[name]),
  }));
}
