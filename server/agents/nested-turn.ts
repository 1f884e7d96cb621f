/** One model turn of an agent: the stream read to its end. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { ModelError } from "../core/errors.ts";
import type { Usage } from "../core/events.ts";
import type { Model } from "../core/ports/models.ts";
import { observeModel } from "../core/telemetry/observed-calls.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import { finishOf } from "../engine/turn/finish.ts";
import { TokenCount } from "../engine/turn/token-count.ts";

/** A tool call that the model asks for. */
export interface AskedCall {
  /** As models name the tool. */
  toolName: string;
  /** JSON text; from a model it may be anything. */
  input: string;
}

/** What a turn consists of, in its order. */
type TurnPart = { type: "text"; text: string } | ({ type: "call" } & AskedCall);

/** A whole turn. */
export interface NestedTurn {
  parts: TurnPart[];
  /** Why the model ended it. */
  reason: LanguageModelV4FinishReason["unified"];
}

/**
 * Asks the model.
 *
 * @param options With the signal that stops the turn.
 * @param on.text Takes every piece of text as it comes; none once the signal has aborted.
 * @param on.usage Takes what the turn took once it is over, also if it fails after the model began to answer.
 * @throws what the model fails with, `ModelError` for a stream that broke off, or the signal's reason.
 */
export async function askModel(
  model: Model,
  options: LanguageModelV4CallOptions & { abortSignal: AbortSignal },
  on: { text: (delta: string) => void; usage: (usage: Usage) => void },
  observer: RunObserver,
): Promise<NestedTurn> {
  const { abortSignal } = options;
  const tokens = new TokenCount();
  tokens.ask(options);
  const { parts, reason } = await observeModel(
    { model, options, observer, used: () => tokens.usage },
    async () => {
      const { stream } = await model.doStream(options);
      const reader = stream.getReader();
      const parts: TurnPart[] = [];
      let finish: Extract<LanguageModelV4StreamPart, { type: "finish" }> | undefined;
      // A model that does not heed the signal goes on for nobody: cancelling ends the read.
      const abort = () => void reader.cancel(abortSignal.reason).catch(() => {});
      abortSignal.addEventListener("abort", abort, { once: true });
      try {
        abortSignal.throwIfAborted();
        for (;;) {
          const { done, value } = await reader.read();
          abortSignal.throwIfAborted();
          if (done) break;
          tokens.take(value);
          if (value.type === "error") throw value.error;
          if (value.type === "finish") finish = value;
          if (value.type === "text-delta" && value.delta !== "") {
            addText(parts, value.delta);
            on.text(value.delta);
          }
          if (value.type === "tool-call" && value.providerExecuted !== true)
            parts.push({ type: "call", toolName: value.toolName, input: value.input });
        }
      } finally {
        abortSignal.removeEventListener("abort", abort);
        reader.cancel().catch(() => {});
        on.usage(tokens.usage);
      }
      if (finish === undefined) throw new ModelError("LLM_ERROR", "The model's stream ended unexpectedly.");
      const { usage } = finishOf(finish);
      return { parts, reason: finish.finishReason.unified, usage };
    },
  );
  return { parts, reason };
}

function addText(parts: TurnPart[], delta: string): void {
  const last = parts.at(-1);
  if (last?.type === "text") last.text += delta;
  else parts.push({ type: "text", text: delta });
}
