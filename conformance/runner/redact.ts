/** Keeps secrets out of what is written down. */

/** Takes the secrets out of every string in a value. */
export type Redact = <T>(value: T) => T;

/** @param secrets API keys; `[key]` stands in their place. */
export function redactor(secrets: readonly (string | undefined)[]): Redact {
  const known = secrets.flatMap((secret) => secret || []);
  const clean = (text: string) => known.reduce((all, secret) => all.replaceAll(secret, "[key]"), text);
  const deep = (value: unknown): unknown => {
    if (typeof value === "string") return clean(value);
    if (Array.isArray(value)) return value.map(deep);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [clean(name), deep(item)]));
  };
  return <T>(value: T): T => deep(value) as T;
}
