import type { Finding } from "./check-connection.ts";

/** Maximum number of exchanges that are remembered. The oldest are dropped, so that long tests use little memory. */
const maxExchanges = 5_000;

/** The calls of an exchange that were seen outside the servers. */
interface ExchangeCalls {
  /** Number of the last turn that the model was asked for, starting at 0, or -1. */
  asked: number;
  /** Time at which the model was last asked (`performance.now()`). */
  askedAt: number;
  /** Number of the last turn that is certain to be committed, or -1. */
  committed: number;
  /** Keys of the tool calls that were made. */
  calls: Set<string>;
}

/**
 * The model steps and tool calls that servers have made, as seen outside the servers, by the tag of the exchange. Finds
 * committed steps that the model was asked for again, and calls that were made twice.
 */
export class CallLedger {
  steps = 0;
  calls = 0;
  readonly #exchanges = new Map<string, ExchangeCalls>();
  readonly #onFinding: (finding: Finding) => void;

  constructor(onFinding: (finding: Finding) => void) {
    this.#onFinding = onFinding;
  }

  /** Records that a model is asked for a turn. Asking for a turn requires that the turn before it is committed. */
  recordStep(tag: string, turn: number): void {
    this.steps += 1;
    const exchange = this.#findExchange(tag);
    if (turn <= exchange.committed)
      this.#onFinding({
        rule: "step",
        detail: `the model was asked again for turn ${turn} of ${tag}, which was committed (last request ${Math.round(performance.now() - exchange.askedAt)} ms ago)`,
      });
    exchange.asked = Math.max(exchange.asked, turn);
    exchange.askedAt = performance.now();
    exchange.committed = Math.max(exchange.committed, turn - 1);
  }

  /** Records that a tool is called that may not be called again. The call requires that its turn is committed. */
  recordCall(tag: string, turn: number, call: number): void {
    this.calls += 1;
    const exchange = this.#findExchange(tag);
    const key = `${turn}.${call}`;
    if (exchange.calls.has(key))
      this.#onFinding({ rule: "call", detail: `call ${key} of ${tag} was made twice` });
    exchange.calls.add(key);
    exchange.committed = Math.max(exchange.committed, turn);
  }

  /** Records that a run of the exchange has ended, so that all its turns are committed. */
  recordEnd(tag: string): void {
    const exchange = this.#findExchange(tag);
    exchange.committed = exchange.asked;
  }

  #findExchange(tag: string): ExchangeCalls {
    const exchange = this.#exchanges.get(tag) ?? { asked: -1, askedAt: 0, committed: -1, calls: new Set() };
    this.#exchanges.set(tag, exchange);
    const [oldest] = this.#exchanges.keys();
    if (this.#exchanges.size > maxExchanges && oldest !== undefined) this.#exchanges.delete(oldest);
    return exchange;
  }
}
