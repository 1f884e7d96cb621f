/**
 * Converts turns to the language of the `script` model (server/models/README.md), to be sent in a user
 * message.
 */
import type { Json, ModelStep, Piece } from "../../runner/case.ts";
import type { Script } from "../../runner/driver.ts";
import { developerToolNames } from "../mcp/developer-tools.ts";

/** Time limit for a hold in a script, in milliseconds. */
const holdMs = 60_000;

/**
 * @returns The script as JSON.
 * @throws {Error} that names the step if scripts do not support it.
 */
export function compileScript({ token, turns, naming }: Script): string {
  const compiled = turns.map((steps, turn) =>
    steps.flatMap((step, index) => {
      const said = compileStep(step, naming.toolServer);
      if (said) return said;
      const kind = Object.keys(step)[0];
      throw new Error(
        `Script ${token}, turn ${turn + 1}, step ${index + 1}: scripts do not support "${kind}"; ` +
          "remove the mode `script` from the case.",
      );
    }),
  );
  return JSON.stringify({ turns: compiled });
}

/** Returns the script's step, or a list of steps if a part of the turn needs more than one. */
function compileStep(step: ModelStep, toolServer: string): object | undefined {
  if ("text" in step)
    return [{ text: compileDeltas(step.text) }, ...(step.sources ?? []).map((source) => ({ source }))];
  if ("reasoning" in step) return { reasoning: compileDeltas(step.reasoning) };
  if ("tool" in step) {
    const isFixture = step.tool.startsWith("conf_") || developerToolNames.includes(step.tool);
    const tool = isFixture ? `${toolServer}/${step.tool}` : step.tool;
    const { unoffered: _, ...said } = step;
    return { ...said, tool, args: compileDeltas(step.args) };
  }
  if ("component" in step) {
    const state = step.state?.map((change) => ("hold" in change ? compileHold(change.hold) : change));
    return { ...step, props: compileDeltas(step.props), ...(state && { state }) };
  }
  if ("hold" in step) return compileHold(step.hold);
  if ("fail" in step) return { error: step.fail };
  if ("drop" in step) return { break: true };
  if ("state" in step) return step;
  if ("finish" in step && step.stopSequence === undefined && step.cached === undefined) return step;
  return undefined;
}

function compileHold(name: string): object {
  return { hold: name, ms: holdMs };
}

/** Converts a list of deltas. Any other value is returned unchanged. */
function compileDeltas(value: Json | Piece[]): unknown {
  if (!Array.isArray(value)) return value;
  return (value as Piece[]).map((piece) => (typeof piece === "string" ? piece : compileHold(piece.hold)));
}
