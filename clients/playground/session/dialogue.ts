/** What was said, and the answer that grows behind it. */
import type { Turn } from "./session.ts";
import { Answering } from "./turns.ts";

export class Dialogue {
  #earlier: readonly Turn[] = [];
  #asked = 0;
  /** The answer to the latest question, once there is one. */
  answer: Answering | undefined;

  get turns(): readonly Turn[] {
    return this.answer === undefined ? this.#earlier : [...this.#earlier, this.answer.turn];
  }

  /** The user says something. */
  ask(text: string): void {
    this.#asked += 1;
    this.#earlier = [...this.turns, { id: `user-${this.#asked}`, role: "user", text }];
    this.answer = undefined;
  }

  /** Begins an answer. */
  reply(): Answering {
    this.answer = new Answering(`assistant-${this.#asked}`);
    return this.answer;
  }

  /** Begins anew with what was said before. */
  restart(turns: readonly Turn[]): void {
    this.#earlier = turns;
    this.answer = undefined;
  }
}
