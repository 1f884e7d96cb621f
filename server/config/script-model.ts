/** Settings for the `script` model, which is meant for tests because it calls any tool named in a message. */
import { readEnum, type Sources } from "./sources.ts";
import { findUrlProblem } from "./urls.ts";

export interface ScriptModelSettings {
  /** True if requests may use the `script` model. */
  allowScriptModelForTests: boolean;
  /** The URL that releases the model's holds. If absent, holds are released within this process. */
  scriptHoldsUrl?: string;
}

/** Reads the settings for the `script` model. Warns if holds are configured but the model is not allowed. */
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
