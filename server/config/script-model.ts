/** Settings of the model `script`, which is for tests: it makes the server call any tool that a message names. */
import { oneOf, type Sources } from "./sources.ts";
import { addressProblem } from "./urls.ts";

/** Whether there is a model `script`, and where it asks for its holds. */
export interface ScriptModelSettings {
  /** Whether requests may name the model `script`. */
  allowScriptModelForTests: boolean;
  /** Where the holds of the model are asked for; if absent they are released in this process. */
  scriptHoldsUrl?: string;
}

/** Reads whether there is a model `script`. Warns of holds without it. */
export function readScriptModel(sources: Sources): ScriptModelSettings {
  const { env, file, mistakes, warn } = sources;
  const allowed = oneOf(sources, "ALLOW_SCRIPT_MODEL_FOR_TESTS", ["on", "off"]);
  const allowScriptModelForTests =
    allowed === undefined ? (file.content.allowScriptModelForTests ?? false) : allowed === "on";
  const { SCRIPT_HOLDS_URL: holds } = env;
  if (!holds) return { allowScriptModelForTests };
  const problem = addressProblem(holds);
  if (problem !== undefined) mistakes.add("SCRIPT_HOLDS_URL", problem);
  if (!allowScriptModelForTests) {
    warn("SCRIPT_HOLDS_URL: has no effect without ALLOW_SCRIPT_MODEL_FOR_TESTS=on");
    return { allowScriptModelForTests };
  }
  return { allowScriptModelForTests, scriptHoldsUrl: holds.replace(/\/+$/, "") };
}
