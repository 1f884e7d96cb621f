/** Tracks the progress of clients through the scenarios. */
import { routes } from "../../generated/tambo/handlers.ts";
import type { Coverage, ScenarioCoverage } from "./coverage.ts";
import { type Difference, findDifferences, formatDifference, matchesRoute } from "./judge-request.ts";
import type { ReceivedRequest } from "./received.ts";
import { type Exchange, markOf, type Scenario } from "./scenario.ts";

/** The verdict on a request. */
export type Verdict =
  | { kind: "expected"; scenario: Scenario; exchange: Exchange }
  | { kind: "wrong"; scenario: Scenario; reason: string; differences: Difference[] }
  | { kind: "stray"; reason: string };

/** Maximum number of failures kept for each scenario, and of stray requests kept in total. */
const mostKept = 20;

interface State {
  /** Index of the next expected exchange. */
  next: number;
  passed: boolean;
  failures: Set<string>;
}

/** The scenarios, and how far clients have progressed in each. */
export class Progress {
  readonly #scenarios: readonly Scenario[];
  readonly #byMark: Map<string, Scenario>;
  #states = new Map<string, State>();
  #strays = new Set<string>();

  constructor(scenarios: readonly Scenario[]) {
    this.#scenarios = scenarios;
    this.#byMark = new Map(scenarios.map((scenario) => [markOf(scenario.id), scenario]));
  }

  /** Resets the coverage. */
  reset(): void {
    this.#states = new Map();
    this.#strays = new Set();
  }

  /**
   * Judges the next request. The first exchange of a scenario is always accepted, so that scenarios can be
   * repeated. A failure is kept until the coverage is reset.
   */
  judgeRequest(received: ReceivedRequest): Verdict {
    const scenario = this.#scenarioOf(received);
    if (scenario === undefined) {
      const reason = `${received.method} ${received.path} does not belong to any scenario: it has no thread id or contextKey "sdk-<scenario>"`;
      if (this.#strays.size < mostKept) this.#strays.add(reason);
      return { kind: "stray", reason };
    }
    const { exchanges } = scenario;
    const state = this.#stateOf(scenario.id);
    const index = [state.next, 0].find((i) => i < exchanges.length && matches(exchanges[i], received));
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

  #wrong(scenario: Scenario, state: State, received: ReceivedRequest): Verdict {
    const { exchanges } = scenario;
    // After the last exchange, the scenario starts again.
    const next = state.next < exchanges.length ? state.next : 0;
    const expected = exchanges[next] as Exchange;
    const early = exchanges.findIndex((exchange) => matches(exchange, received));
    const compared =
      [expected, ...exchanges].find((exchange) => matchesRoute(exchange, received)) ?? expected;
    const differences: Difference[] =
      early < 0
        ? findDifferences(compared, received)
        : [{ in: "path", pointer: "", detail: `belongs to step ${early + 1} and is out of order` }];
    const what = differences.map(formatDifference).join("; ");
    const reason = `step ${next + 1} of ${exchanges.length}, ${requestLine(expected)}: ${what}`;
    if (state.failures.size < mostKept) state.failures.add(reason);
    return { kind: "wrong", scenario, reason, differences };
  }

  #scenarioOf(received: ReceivedRequest): Scenario | undefined {
    const { segments: steps = [], query, body } = received;
    const bodyKey = (body.json as { contextKey?: unknown } | null | undefined)?.contextKey;
    for (const mark of [steps[3], query.contextKey, bodyKey]) {
      const scenario = typeof mark === "string" ? this.#byMark.get(mark) : undefined;
      if (scenario !== undefined) return scenario;
    }
    // A request without a mark belongs to a scenario if no other scenario uses its method and path.
    const candidates = this.#scenarios.filter(({ exchanges }) =>
      exchanges.some((exchange) => matchesRoute(exchange, received)),
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
        `stopped after step ${state.next} of ${exchanges.length}: ${requestLine(missing)} is missing`,
      );
    }
    const status = failures.length > 0 ? "failed" : state === undefined ? "not-exercised" : "passed";
    const operations = [...new Set(exchanges.map(({ operationId }) => operationId))];
    return { id, title, operations, requirements, status, failures };
  }
}

function matches(exchange: Exchange | undefined, received: ReceivedRequest): boolean {
  return exchange !== undefined && findDifferences(exchange, received).length === 0;
}

/** Returns the method and path of an exchange. */
function requestLine({ request }: Exchange): string {
  return `${request.method} ${request.path}`;
}
