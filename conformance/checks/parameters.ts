/** What code checks are told, and what they look at. */
import type { Json } from "../runner/case.ts";
import type { Observations, StreamSeen } from "../runner/observation.ts";
import { select } from "../runner/select.ts";

/** The parameters of a check. */
export type Parameters = Record<string, Json>;

/** A parameter that is a text. @throws Error that names it when it is missing. */
export function textParameter(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (typeof value === "string") return value;
  throw new Error(`the check needs a text as its parameter "${name}"`);
}

/** The stream that a parameter names; `undefined` when there was none. @throws Error when the parameter is missing. */
export function streamParameter(
  observations: Observations,
  parameters: Parameters,
  name: string,
): StreamSeen | undefined {
  const seen = observations[textParameter(parameters, name)] as Partial<StreamSeen> | undefined;
  return seen?.kind === "stream" ? (seen as StreamSeen) : undefined;
}

/** What the JMESPath expression of a parameter finds. @throws Error when the parameter is missing. */
export function selection(observations: Observations, parameters: Parameters, name: string): Json {
  return select(observations, textParameter(parameters, name));
}
