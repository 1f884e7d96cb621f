import type { JsonObject } from "../../../core/events.ts";

/** A member of an object that a model or a tool wrote, if it is a text and not empty. */
export function textArgument(args: JsonObject, name: string): string | undefined {
  const value = args[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
