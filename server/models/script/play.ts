import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { ModelError } from "../../core/errors.ts";
import {
  appStateToolName,
  stateToolName,
  toComponentToolName,
  toModelToolName,
} from "../../core/ports/models.ts";
import { createSource, emitBlock, emitToolCall } from "../parts.ts";
import { maxTurnLength } from "../provider-limits.ts";
import type { FinishReason, ScriptedDeltas, StateChange, Step, Wait } from "./language.ts";
import type { WaitAtHold } from "./remote-holds.ts";

/**
 * Plays one turn of a script as stream parts. As with a provider, a turn is limited to {@link maxTurnLength}
 * characters, because random text and echoes are short in a script but long when played.
 *
 * @param turn Index of the turn in its script, from 0. It becomes part of generated call IDs.
 * @param waitAtHold Waits at a hold.
 * @returns The finish reason, or `undefined` for a turn that ends without a finish reason.
 * @throws ModelError `INVALID_SCRIPT` if the turn is too long; the signal's reason if the signal is aborted
 * during a wait; errors thrown by `waitAtHold`.
 */
export async function* playTurn(
  steps: readonly Step[],
  turn: number,
  options: LanguageModelV4CallOptions,
  signal: AbortSignal,
  waitAtHold: WaitAtHold,
): AsyncGenerator<LanguageModelV4StreamPart, FinishReason | undefined> {
  const pause = async (wait: Wait): Promise<void> => {
    if (wait.kind === "hold") await waitAtHold(wait.name, wait.ms, signal);
    else await delay(wait.ms, undefined, { signal });
  };
  let length = 0;
  /** Counts characters before they are produced. */
  const count = (characters: number): void => {
    length += characters;
    if (length > maxTurnLength) {
      const message = `A script turn may have at most ${maxTurnLength} characters; use shorter turns.`;
      throw new ModelError("INVALID_SCRIPT", message);
    }
  };
  async function* playDeltas(deltas: ScriptedDeltas): AsyncGenerator<string, void> {
    for (const delta of deltas) {
      if (typeof delta === "string") {
        count(delta.length);
        yield delta;
      } else if (delta.kind === "random") {
        count(delta.length);
        yield createRandomText(delta.length);
      } else await pause(delta);
    }
  }
  let blocks = 0;
  let sources = 0;
  let calls = 0;
  let echo: string | undefined;
  let reason: FinishReason | undefined;
  const callId = (scriptedId?: string): string => {
    calls += 1;
    return scriptedId ?? `call_${turn + 1}_${calls}`;
  };
  const blockId = (): string => {
    blocks += 1;
    return `block_${blocks}`;
  };
  const changeState = (component: string | undefined, change: StateChange) => {
    const tool = component === undefined ? appStateToolName : stateToolName;
    return emitToolCall(callId(), tool, [JSON.stringify({ component, ...change.input })]);
  };
  async function* stateParts(component: string, changes: readonly (StateChange | Wait)[]) {
    for (const change of changes) {
      if (change.kind === "change") yield* changeState(component, change);
      else await pause(change);
    }
  }

  for (const step of steps) {
    switch (step.kind) {
      case "text":
      case "reasoning":
        yield* emitBlock(step.kind, blockId(), playDeltas(step.deltas));
        break;
      case "source":
        count(step.name.length);
        sources += 1;
        yield createSource(`source_${sources}`, step.name);
        break;
      case "tool":
        yield* emitToolCall(callId(step.id), toModelToolName(step.name), playDeltas(step.args));
        break;
      case "component": {
        const id = callId(step.id);
        const props = playDeltas(step.props);
        yield* emitToolCall(id, toComponentToolName(step.name), props, stateParts(id, step.state));
        break;
      }
      case "state":
        yield* changeState(step.component, step.change);
        break;
      case "hold":
      case "delay":
        await pause(step);
        break;
      case "error":
        yield { type: "error", error: new ModelError(step.code, step.message) };
        return undefined;
      case "break":
        return undefined;
      case "finish":
        reason = step.reason;
        break;
      case "echo": {
        echo ??= describeCall(options);
        count(echo.length);
        yield* emitBlock("text", blockId(), [echo]);
        break;
      }
    }
  }
  return reason ?? (calls > 0 ? "tool-calls" : "stop");
}

/** Returns random text. Each character encodes six bits, so three bytes make four characters. */
function createRandomText(length: number): string {
  return randomBytes(Math.ceil((length * 3) / 4))
    .toString("base64url")
    .slice(0, length);
}

/** Returns the model's input as JSON, without unset options. */
function describeCall(options: LanguageModelV4CallOptions): string {
  const { prompt, tools, toolChoice, maxOutputTokens, temperature } = options;
  return JSON.stringify({
    prompt,
    tools: (tools ?? []).map((tool) => tool.name),
    toolChoice,
    maxOutputTokens,
    temperature,
  });
}
