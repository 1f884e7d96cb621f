/** What a model is told before the conversation: its part, the user's surroundings, and the state of the app. */
import type { JsonObject } from "../../core/events.ts";
import type { RunSettings } from "../run-input.ts";

/**
 * Writes the system prompt of a run.
 *
 * @param settings What the request says.
 * @param appState State of the app now, if there is one.
 * @returns `undefined` when there is nothing to say.
 */
export function instructionsOf(
  { instructions, context = [] }: Pick<RunSettings, "instructions" | "context">,
  appState: JsonObject | undefined,
): string | undefined {
  const parts: string[] = [];
  if (instructions !== undefined && instructions !== "") parts.push(instructions);
  if (context.length > 0) {
    const entries = context.map(({ description, value }) => `${description}: ${value}`);
    parts.push(`What the app tells of its context:\n${entries.join("\n")}`);
  }
  if (appState !== undefined && Object.keys(appState).length > 0)
    parts.push(`The state of the app now, as JSON:\n${JSON.stringify(appState)}`);
  return parts.length === 0 ? undefined : parts.join("\n\n");
}
