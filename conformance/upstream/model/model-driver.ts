import type { Json, Turn } from "../../runner/case.ts";
import type { Driver, ModelCall, Recorder, Script } from "../../runner/driver.ts";
import type { Holds } from "../holds.ts";
import { Calls } from "./calls.ts";
import { findScript, findTokens, formatPrompt, formatScriptMark } from "./conversation.ts";
import type { ModelRequest, Part } from "./format.ts";
import { playTurn } from "./play.ts";
import { type Action, resolveTurn } from "./resolve.ts";

const finalTurn: Turn = [{ text: "(end of script)" }];

/** An error response. */
export interface ErrorResponse {
  status: number;
  message: string;
}

/** The scripted response to one request. */
export interface ScriptedResponse {
  /** Error response to send instead of parts. */
  error?: ErrorResponse;
  /**
   * Returns the parts of the response. Rejects with the signal's reason if the signal is aborted at a hold.
   */
  parts(signal: AbortSignal): AsyncGenerator<Part, void>;
  /** Records how the request ended. Only the first call counts. */
  end(ended: "complete" | "aborted"): void;
}

interface RequestError {
  /** Token of the script that the request selects. */
  token: string | undefined;
  sentence: string;
}

/**
 * Driver for mode `upstream`. Finds the script for each request, serves its turns, and records the requests.
 */
export class ModelDriver implements Driver {
  readonly recorder: Recorder;
  readonly #holds: Holds;
  readonly #scripts = new Map<string, Script>();
  /**
   * Tokens of closed scripts. A late request for a closed script is not an error. Neither is a request for
   * `none`, the token in messages that must be rejected, because the case itself tests the rejection.
   */
  readonly #closed = new Set<string>(["none"]);
  readonly #calls = new Calls();
  #faults: RequestError[] = [];
  #hasServed = false;

  constructor(holds: Holds, recorder: Recorder) {
    this.#holds = holds;
    this.recorder = recorder;
  }

  open(script: Script): string {
    const { token, turns } = script;
    if (!/^[A-Za-z0-9.]+$/.test(token)) {
      throw new Error(`The token "${token}" must be letters, digits and dots.`);
    }
    if (this.#scripts.has(token) || this.#closed.has(token)) {
      throw new Error(`The script "${token}" already exists: tokens must be unique.`);
    }
    for (const [turn, steps] of turns.entries()) {
      const late = steps.findIndex((step, index) => "error" in step && index > 0);
      if (late > 0) {
        throw new Error(
          `Script ${token}, turn ${turn + 1}, step ${late + 1}: "error" must be the first step of its turn.`,
        );
      }
    }
    this.#scripts.set(token, script);
    return formatScriptMark(token);
  }

  close(token: string): void {
    this.#scripts.delete(token);
    this.#closed.add(token);
    this.#calls.forget(token);
    this.#holds.releaseScript(token);
  }

  waitUntilReached(hold: string): Promise<void> {
    return this.#holds.waitUntilReached(hold);
  }

  release(hold: string): void {
    this.#holds.release(hold);
  }

  waitUntilLeft(hold: string): Promise<void> {
    return this.#holds.waitUntilLeft(hold);
  }

  beforeKill(): void {
    this.#holds.forget();
  }

  calls(token: string): readonly ModelCall[] {
    return this.#calls.of(token);
  }

  waitUntilAborted(token: string): Promise<void> {
    return this.#calls.waitUntilAborted(token);
  }

  /** @param token If given, only errors from requests for this script are returned. */
  takeErrors(token?: string): string[] {
    const taken = this.#faults.filter((fault) => token === undefined || fault.token === token);
    this.#faults = this.#faults.filter((fault) => !taken.includes(fault));
    return taken.map(({ sentence }) => sentence);
  }

  hasServed(): boolean {
    return this.#hasServed;
  }

  /**
   * Records an invalid request.
   * @param reason The reason, without a full stop at the end.
   * @param body The request, whose script has the error if it selects one.
   */
  rejectInvalid(format: ModelCall["format"], reason: string, body: Json = null): ErrorResponse {
    const sentence = `Invalid model request (${format}): ${reason}.`;
    const token = findTokens(JSON.stringify(body)).findLast((each) => this.#scripts.has(each));
    this.#faults.push({ token, sentence });
    return { status: 400, message: sentence };
  }

  /**
   * Finds the response to a request and records the request.
   * @param key The request's API key.
   */
  respond(request: ModelRequest, key: string | null): ScriptedResponse {
    const due = findScript(request.messages);
    const script = due && this.#scripts.get(due.token);
    if (!script) return this.#unscripted(request, due?.token);
    const { stream: _stream, includeUsage: _includeUsage, ...asked } = request;
    const call: ModelCall = { ...asked, key, turn: due.turn, ended: "open" };
    const { token } = due;
    this.#calls.add(token, call);
    this.#hasServed = true;
    const end = (ended: "complete" | "aborted"): void => this.#calls.end(token, call, ended);
    const steps = script.turns[due.turn] ?? finalTurn;
    const first = steps[0];
    if (first && "error" in first) return { ...rejectWith(first.error), end };
    let actions: Action[];
    try {
      actions = resolveTurn(steps, {
        tools: request.tools,
        offered: request.offered,
        naming: script.naming,
        // Call ids are as unique as a provider's ids, and contain only characters that providers allow.
        callId: (number) => `call_${token.replaceAll(".", "_")}_${due.turn + 1}_${number}`,
      });
    } catch (error) {
      const sentence = `Script ${token}, turn ${due.turn + 1}, ${(error as Error).message}.`;
      this.#faults.push({ token, sentence });
      return { ...rejectWith({ status: 400, message: sentence }), end };
    }
    const parts = (signal: AbortSignal): AsyncGenerator<Part, void> =>
      playTurn(actions, async (hold) => {
        if (!(await this.#holds.wait(hold, signal))) signal.throwIfAborted();
      });
    return { parts, end };
  }

  #unscripted(request: ModelRequest, token: string | undefined): ScriptedResponse {
    const which =
      token === undefined ? "has no [[conform:<token>]] in a user message" : `names the script ${token}`;
    const state =
      token !== undefined && this.#closed.has(token) ? ", which is closed" : ", which does not exist";
    const sentence =
      `A model request (${request.format}, model "${request.model}") ${which}${token === undefined ? "" : state}. ` +
      `Prompt: ${formatPrompt(request.messages)}`;
    if (token === undefined || !this.#closed.has(token)) this.#faults.push({ token, sentence });
    return { ...rejectWith({ status: 503, message: sentence }), end: () => {} };
  }
}

function rejectWith(error: ErrorResponse): Pick<ScriptedResponse, "error" | "parts"> {
  return { error, parts: async function* () {} };
}
