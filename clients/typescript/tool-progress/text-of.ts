/** A member that came as JSON as text: empty unless it is one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
