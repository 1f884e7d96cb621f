/** Settings of the model `script`, which is for tests: it calls any tool that a message names. */
import { readEnum, type Sources } from "./sources.ts";
import { findUrlProblem } from "./urls.ts";

export interface ScriptModelSettings {
  /** Set if requests may use the model `script`. */
  allowScriptModelForTests: boolean;
  /** URL that releases the model's holds. If absent, they are released in this process. */
  scriptHoldsUrl?: string;
}

/** Reads the settings of the model `script`. Warns if holds are configured without it. */
export function readScriptModel(sources: Sources): ScriptModelSettings {
  const { env, file, errors, warn } = sources;
  const allowed = readEnum(sources, "ALLOW_SCRIPT_MODEL_FOR_TESTS", ["on", "off"]);
  const allowScriptModelForTests =
    allowed === undefined ? (file.content.allowScriptModelForTests ?? false) : allowed === "on";
  const { SCRIPT_HOLDS_URL: holdsUrl } = env;
  if (!holdsUrl) return { allowScriptModelForTests };
  const problem = findUrlProblem(holdsUrl);
  if (problem !== undefined) errors.add("SCRIPT_HOLDS_URL", problem);
  if (!allowScriptModelForTests) {
    warn("SCRIPT_HOLDS_URL: has no effect without ALLOW_SCRIPT_MODEL_FOR_TESTS=on");
    return { allowScriptModelForTests };
  }
  return { allowScriptModelForTests, scriptHoldsUrl: holdsUrl.replace(/\/+$/, "") };
}
