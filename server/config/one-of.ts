/** Environment variables that take one of a few words. */
import type { Sources } from "./sources.ts";

/** Returns the value of a variable, or `undefined` if it is not set; any other word is a mistake. */
export function oneOf<Value extends string>(
  { env, mistakes }: Sources,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) mistakes.add(name, `"${text}" is none of ${values.join(", ")}`);
  return value;
}
