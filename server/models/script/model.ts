import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { ModelError } from "../../core/errors.ts";
import type { Model } from "../../core/ports/models.ts";
import { createEmbeddedModel } from "../embedded.ts";
import { emitTurn } from "../parts.ts";
import { waitAtHold } from "./holds.ts";
import type { FinishReason, Step } from "./language.ts";
import { parseScript } from "./parse.ts";
import { playTurn } from "./play.ts";
import type { WaitAtHold } from "./remote-holds.ts";
import { findScript } from "./source.ts";

/**
 * Creates the stateless `script` model, which plays the turns written in a user message.
 *
 * @param hold Waits at a hold. By default the hold is released in this process.
 */
export function createScriptModel(hold: WaitAtHold = waitAtHold): Model {
  return createEmbeddedModel("script", (options, signal) =>
    emitTurn(options, playScript(options, signal, hold)),
  );
}

async function* playScript(
  options: LanguageModelV4CallOptions,
  signal: AbortSignal,
  hold: WaitAtHold,
): AsyncGenerator<LanguageModelV4StreamPart, FinishReason | undefined> {
  let next: { steps: Step[]; turn: number };
  try {
    next = findTurn(options);
  } catch (error) {
    yield { type: "error", error };
    return undefined;
  }
  return yield* playTurn(next.steps, next.turn, options, signal, hold);
}

/** @throws ModelError `INVALID_SCRIPT` */
function findTurn(options: LanguageModelV4CallOptions): { steps: Step[]; turn: number } {
  const source = findScript(options.prompt);
  if (!source) {
    throw new ModelError(
      "INVALID_SCRIPT",
      'The model "script" plays the turns written in a user message, but no message contains any: send ' +
        '{"turns":[[{"text":"Hello"}]]} as the text, or inside a fenced code block marked "script".',
    );
  }
  const { turns } = parseScript(source.json);
  const endSteps: Step[] = [{ kind: "text", deltas: ["(end of script)"] }];
  return { steps: turns[source.turn] ?? endSteps, turn: source.turn };
}
