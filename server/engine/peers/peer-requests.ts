/** What this process asks others about their runs. When it stops, it waits a little for the answers that are under way. */

import { Suspended } from "../../core/errors.ts";
import type { Answer, Peers, Question } from "../../core/ports/peers.ts";
import type { RunRecord } from "../../core/ports/records.ts";

/** How long answers may take when this process stops, in milliseconds: others may be doing what they were asked for. */
const lastAnswersMs = 1_000;

export class Asks {
  readonly #peers: Peers;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #givenUp = new AbortController();
  #isEnding = false;

  constructor(peers: Peers) {
    this.#peers = peers;
  }

  /**
   * Asks the process that executes a run, as {@link Peers.ask}.
   *
   * @param signal Whoever wants to know has gone.
   * @throws {Suspended} when this process stops.
   */
  async ask(run: RunRecord, question: Question, signal?: AbortSignal): Promise<Answer | undefined> {
    if (this.#isEnding) throw new Suspended();
    const { signal: end } = this.#givenUp;
    const answer = this.#peers.ask(
      run,
      question,
      signal === undefined ? end : AbortSignal.any([end, signal]),
    );
    this.#underWay.add(answer);
    try {
      return await answer;
    } finally {
      this.#underWay.delete(answer);
    }
  }

  /** This process stops: resolves when nothing is asked any more. */
  async end(): Promise<void> {
    this.#isEnding = true;
    const timer = setTimeout(() => this.#givenUp.abort(new Suspended()), lastAnswersMs);
    await Promise.allSettled(this.#underWay);
    clearTimeout(timer);
  }
}
