/** Follows clients through the scenarios: whose request is it, is it the expected one, and what has been covered. */
import { routes } from "../../generated/tambo/handlers.ts";
import type { Coverage, ScenarioCoverage } from "./coverage.ts";
import { type Difference, differencesFrom, isFor, sayDifference } from "./judge-request.ts";
import type { Received } from "./received.ts";
import { type Exchange, markOf, type Scenario } from "./scenario.ts";

/** What a request was found to be. */
export type Verdict =
  | { kind: "expected"; scenario: Scenario; exchange: Exchange }
  | { kind: "wrong"; scenario: Scenario; reason: string; differences: Difference[] }
  | { kind: "stray"; reason: string };

/** At most so many failures of a scenario, and so many strays, are kept. */
const maxKept = 20;

interface State {
  /** Index of the exchange that comes next. */
  next: number;
  passed: boolean;
  failures: Set<string>;
}

/** The scenarios and how far clients have come in each. */
export class Progress {
  readonly #scenarios: readonly Scenario[];
  readonly #byMark: Map<string, Scenario>;
  #states = new Map<string, State>();
  #strays = new Set<string>();

  constructor(scenarios: readonly Scenario[]) {
    this.#scenarios = scenarios;
    this.#byMark = new Map(scenarios.map((scenario) => [markOf(scenario.id), scenario]));
  }

  /** Forgets everything that was exercised. */
  reset(): void {
    this.#states = new Map();
    this.#strays = new Set();
  }

  /**
   * Takes the next request. The first exchange of a scenario is always taken, so that it can be repeated; a failure
   * stays until the reset.
   */
  take(received: Received): Verdict {
    const scenario = this.#scenarioOf(received);
    if (scenario === undefined) {
      const reason = `${received.method} ${received.path} belongs to no scenario: no thread in the path or contextKey that is "sdk-<scenario>"`;
      if (this.#strays.size < maxKept) this.#strays.add(reason);
      return { kind: "stray", reason };
    }
    const { exchanges } = scenario;
    const state = this.#stateOf(scenario.id);
    const index = [state.next, 0].find((i) => i < exchanges.length && fits(exchanges[i], received));
    if (index !== undefined) {
      state.next = index + 1;
      if (state.next === exchanges.length) state.passed = true;
      return { kind: "expected", scenario, exchange: exchanges[index] as Exchange };
    }
    return this.#wrong(scenario, state, received);
  }

  coverage(): Coverage {
    const scenarios = this.#scenarios.map((scenario) => this.#coverageOf(scenario));
    return {
      schema: "tambo-sdk-coverage/1",
      scenarios,
      operations: routes.map(({ operationId }) => {
        const taking = scenarios.filter(({ operations }) => operations.includes(operationId));
        const passed = taking.filter(({ status }) => status === "passed").length;
        return { operationId, scenarios: taking.length, passed };
      }),
      strays: [...this.#strays],
    };
  }

  #wrong(scenario: Scenario, state: State, received: Received): Verdict {
    const { exchanges } = scenario;
    // After its end a scenario begins again.
    const next = state.next < exchanges.length ? state.next : 0;
    const expected = exchanges[next] as Exchange;
    const early = exchanges.findIndex((exchange) => fits(exchange, received));
    const compared = [expected, ...exchanges].find((exchange) => isFor(exchange, received)) ?? expected;
    const differences: Difference[] =
      early < 0
        ? differencesFrom(compared, received)
        : [{ in: "path", pointer: "", detail: `is the one of step ${early + 1}, out of order` }];
    const what = differences.map(sayDifference).join("; ");
    const reason = `step ${next + 1} of ${exchanges.length}, ${lineOf(expected)}: ${what}`;
    if (state.failures.size < maxKept) state.failures.add(reason);
    return { kind: "wrong", scenario, reason, differences };
  }

  #scenarioOf(received: Received): Scenario | undefined {
    const { steps = [], query, body } = received;
    const bodyKey = (body.json as { contextKey?: unknown } | null | undefined)?.contextKey;
    for (const mark of [steps[3], query.contextKey, bodyKey]) {
      const scenario = typeof mark === "string" ? this.#byMark.get(mark) : undefined;
      if (scenario !== undefined) return scenario;
    }
    // A request whose mark is missing still belongs to the only scenario that has its method and path.
    const candidates = this.#scenarios.filter(({ exchanges }) =>
      exchanges.some((exchange) => isFor(exchange, received)),
    );
    return candidates.length === 1 ? candidates[0] : undefined;
  }

  #stateOf(id: string): State {
    const state = this.#states.get(id) ?? { next: 0, passed: false, failures: new Set() };
    this.#states.set(id, state);
    return state;
  }

  #coverageOf({ id, title, requirements, exchanges }: Scenario): ScenarioCoverage {
    const state = this.#states.get(id);
    const failures = [...(state?.failures ?? [])];
    if (state !== undefined && !state.passed && state.next > 0) {
      const missing = exchanges[state.next] as Exchange;
      failures.push(
        `stopped after step ${state.next} of ${exchanges.length}: ${lineOf(missing)} is still to come`,
      );
    }
    const status = failures.length > 0 ? "failed" : state === undefined ? "not-exercised" : "passed";
    const operations = [...new Set(exchanges.map(({ operationId }) => operationId))];
    return { id, title, operations, requirements, status, failures };
  }
}

function fits(exchange: Exchange | undefined, received: Received): boolean {
  return exchange !== undefined && differencesFrom(exchange, received).length === 0;
}

/** Method and path of an exchange. */
function lineOf({ request }: Exchange): string {
  return `${request.method} ${request.path}`;
}
