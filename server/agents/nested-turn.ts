/** A model turn of an agent. Its stream is read until it ends. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { ModelError } from "../core/errors.ts";
import type { Usage } from "../core/events.ts";
import type { Model } from "../core/ports/models.ts";
import { observeModelCall } from "../core/telemetry/observed-calls.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import { parseFinish } from "../engine/turn/finish.ts";
import { TokenCount } from "../engine/turn/token-count.ts";

/** A tool call as the model wrote it. */
export interface ModelToolCall {
  /** The tool's model-facing name. */
  toolName: string;
  /** The arguments as JSON text. The model may have written anything, so this may be invalid. */
  input: string;
}

/** A part of a turn: text or a call. */
type TurnPart = { type: "text"; text: string } | ({ type: "call" } & ModelToolCall);

/** A complete turn, with its parts in the order of the stream. */
export interface NestedTurn {
  parts: TurnPart[];
  /** The reason why the model ended the turn. */
  reason: LanguageModelV4FinishReason["unified"];
}

/**
 * Calls the model and reads its stream to the end.
 *
 * @param options Must include the signal that stops the turn.
 * @param handlers.text Receives each text delta. It is not called after the signal has aborted.
 * @param handlers.usage Receives the turn's usage when the turn ends, even if it fails midway.
 * @throws the model's error, `ModelError` for a truncated stream, or the signal's reason.
 */
export async function callModel(
  model: Model,
  options: LanguageModelV4CallOptions & { abortSignal: AbortSignal },
  handlers: { text: (delta: string) => void; usage: (usage: Usage) => void },
  observer: RunObserver,
): Promise<NestedTurn> {
  const { abortSignal } = options;
  const tokens = new TokenCount();
  tokens.setRequest(options);
  const { parts, reason } = await observeModelCall(
    { model, options, observer, getUsage: () => tokens.usage },
    async () => {
      const { stream } = await model.doStream(options);
      const reader = stream.getReader();
      const parts: TurnPart[] = [];
      let finish: Extract<LanguageModelV4StreamPart, { type: "finish" }> | undefined;
      // Cancel the reader, because a model that ignores the signal would keep streaming.
      const abort = () => void reader.cancel(abortSignal.reason).catch(() => {});
      abortSignal.addEventListener("abort", abort, { once: true });
      try {
        abortSignal.throwIfAborted();
        for (;;) {
          const { done, value } = await reader.read();
          abortSignal.throwIfAborted();
          if (done) break;
          tokens.addPart(value);
          if (value.type === "error") throw value.error;
          if (value.type === "finish") finish = value;
          if (value.type === "text-delta" && value.delta !== "") {
            appendText(parts, value.delta);
            handlers.text(value.delta);
          }
          if (value.type === "tool-call" && value.providerExecuted !== true)
            parts.push({ type: "call", toolName: value.toolName, input: value.input });
        }
      } finally {
        abortSignal.removeEventListener("abort", abort);
        reader.cancel().catch(() => {});
        handlers.usage(tokens.usage);
      }
      if (finish === undefined) throw new ModelError("LLM_ERROR", "The model's response ended unexpectedly.");
      const { usage } = parseFinish(finish);
      return { parts, reason: finish.finishReason.unified, usage };
    },
  );
  return { parts, reason };
}

function appendText(parts: TurnPart[], delta: string): void {
  const last = parts.at(-1);
  if (last?.type === "text") last.text += delta;
  else parts.push({ type: "text", text: delta });
}
