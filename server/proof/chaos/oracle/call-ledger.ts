import type { Finding } from "./check-connection.ts";

/** Maximum number of exchanges that are remembered. The oldest are dropped, so that long tests use little memory. */
const maxExchanges = 5_000;

/**
 * Time after a suspension in which a server may send a request that it had started to send before, in milliseconds.
 * Neither the server nor the database can take it back. Whether the server had started is not visible here, so the time
 * is short, and an exchange may have only one such request for each suspension.
 */
const lateMs = 250;

/** The calls of an exchange that were seen outside the servers. */
interface ExchangeCalls {
  /** Number of the last turn that the model was asked for, starting at 0, or -1. */
  asked: number;
  /** Number of the last turn that is certain to be committed, or -1. */
  committed: number;
  /** Keys of the tool calls that were made. */
  calls: Set<string>;
  /** The steps, calls and ends, with times (`performance.now()`). */
  history: { what: string; at: number }[];
}

/**
 * The model steps and tool calls that servers have made, as seen outside the servers, by the tag of the exchange. Finds
 * committed steps that the model was asked for again, and calls that were made twice.
 */
export class CallLedger {
  steps = 0;
  calls = 0;
  /** Number of requests for committed turns right after the suspension of the process that sent them. */
  lateSteps = 0;
  readonly #resumedAt = new Map<string, number>();
  /** The late requests, by server, suspension and exchange. */
  readonly #late = new Set<string>();
  readonly #exchanges = new Map<string, ExchangeCalls>();
  readonly #onFinding: (finding: Finding) => void;

  constructor(onFinding: (finding: Finding) => void) {
    this.#onFinding = onFinding;
  }

  /** Records that a server continues after a suspension that was longer than its lease. */
  recordResumed(server: string): void {
    this.#resumedAt.set(server, performance.now());
  }

  /**
   * Records that a model is asked for a turn. Asking for a turn requires that the turn before it is committed.
   *
   * @param by Name of the server.
   */
  recordStep(tag: string, turn: number, by: string): void {
    this.steps += 1;
    const exchange = this.#findExchange(tag);
    addToHistory(exchange, `${by} asks ${turn}`);
    const sinceResumed = performance.now() - (this.#resumedAt.get(by) ?? Number.NEGATIVE_INFINITY);
    const late = `${by} ${this.#resumedAt.get(by)} ${tag}`;
    if (turn <= exchange.committed && sinceResumed < lateMs && !this.#late.has(late)) {
      this.#late.add(late);
      this.lateSteps += 1;
    } else if (turn <= exchange.committed)
      this.#onFinding({
        rule: "step",
        detail: `the model was asked again for turn ${turn} of ${tag}, which was committed (${describeHistory(exchange)})`,
      });
    exchange.asked = Math.max(exchange.asked, turn);
    exchange.committed = Math.max(exchange.committed, turn - 1);
  }

  /**
   * Records that a tool is called that may not be called again. The call requires that its turn is committed.
   *
   * @param by Name of the server.
   */
  recordCall(tag: string, turn: number, call: number, by: string): void {
    this.calls += 1;
    const exchange = this.#findExchange(tag);
    const key = `${turn}.${call}`;
    addToHistory(exchange, `${by} calls ${key}`);
    if (exchange.calls.has(key))
      this.#onFinding({
        rule: "call",
        detail: `call ${key} of ${tag} was made twice (${describeHistory(exchange)})`,
      });
    exchange.calls.add(key);
    exchange.committed = Math.max(exchange.committed, turn);
  }

  /** Records that a run of the exchange has ended, so that all its turns are committed. */
  recordEnd(tag: string): void {
    const exchange = this.#findExchange(tag);
    addToHistory(exchange, "the run has ended");
    exchange.committed = exchange.asked;
  }

  /**
   * Records that the thread of the exchange was deleted, with its idempotency keys. An attempt to start the run whose
   * connection broke may still be waiting for the database, and then starts a run on a new thread.
   */
  recordDeletion(tag: string): void {
    const exchange = this.#findExchange(tag);
    addToHistory(exchange, "the thread was deleted");
    exchange.asked = -1;
    exchange.committed = -1;
    exchange.calls.clear();
  }

  #findExchange(tag: string): ExchangeCalls {
    const exchange = this.#exchanges.get(tag) ?? {
      asked: -1,
      committed: -1,
      calls: new Set(),
      history: [],
    };
    this.#exchanges.set(tag, exchange);
    const [oldest] = this.#exchanges.keys();
    if (this.#exchanges.size > maxExchanges && oldest !== undefined) this.#exchanges.delete(oldest);
    return exchange;
  }
}

function addToHistory({ history }: ExchangeCalls, what: string): void {
  history.push({ what, at: performance.now() });
}

/** Returns what was seen, with the time in milliseconds before the last entry. */
function describeHistory({ history }: ExchangeCalls): string {
  const now = history.at(-1)?.at ?? 0;
  return history.map(({ what, at }) => `${what} (${Math.round(at - now)} ms)`).join(", ");
}
