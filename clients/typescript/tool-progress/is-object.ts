/** Whether a value that came as JSON is an object. */
export function isObject(value: unknown): value is { [member: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
