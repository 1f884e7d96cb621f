/**
 * Runs the conformance suite's scenarios with this client. Starts the mock server itself, or uses the server
 * at `TAMBO_BASE_URL` when run by `tambo-conform sdk -- npx vitest run clients/typescript/sdk-scenarios`.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Coverage } from "../../../conformance/sdk/coverage.ts";
import { loadScenarios } from "../../../conformance/sdk/load-scenarios.ts";
import { type SdkMock, startSdkMock } from "../../../conformance/sdk/mock.ts";
import { createTamboClient } from "../index.ts";
import { componentScenarios } from "./components.ts";
import { errorScenarios } from "./errors.ts";
import { reconnectScenarios, runScenarios } from "./runs.ts";
import type { ScenarioTests } from "./scenario-test.ts";
import { threadScenarios } from "./threads.ts";
import { toolScenarios } from "./tools.ts";

const scenarioTests: ScenarioTests = {
  ...threadScenarios,
  ...errorScenarios,
  ...runScenarios,
  ...reconnectScenarios,
  ...toolScenarios,
  ...componentScenarios,
};
/**
 * The client requirements that the scenarios prove. The requirements listed in the scenarios themselves are
 * for servers.
 */
const clientRequirements: Record<string, string> = { reconnect: "[T-008]", "component-state": "[T-224]" };
const scenarios = await loadScenarios();

describe("the client", () => {
  let mock: SdkMock | undefined;
  let baseUrl: string;

  beforeAll(async () => {
    mock = process.env.TAMBO_BASE_URL === undefined ? await startSdkMock() : undefined;
    baseUrl = mock?.url ?? (process.env.TAMBO_BASE_URL as string);
  });
  afterAll(() => mock?.close());

  it.for(
    scenarios.map(({ id, title, requirements }) => ({ id, name: getTestName(id, title, requirements) })),
  )("$name", async ({ id }) => {
    const scenarioTest = scenarioTests[id];
    if (scenarioTest === undefined) throw new Error(`no test for the scenario ${id}`);
    expect(await scenarioTest.run(createTamboClient({ baseUrl }), baseUrl)).toEqual(scenarioTest.expected);
  });

  it("passes every scenario and every operation", async () => {
    const response = await fetch(`${baseUrl}/coverage`);
    const { scenarios: covered, operations } = (await response.json()) as Coverage;
    expect(covered.filter(({ status }) => status !== "passed")).toEqual([]);
    expect(covered.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
    expect(operations.filter((operation) => operation.passed < operation.scenarios)).toEqual([]);
  });
});

function getTestName(id: string, title: string, requirements: readonly string[]): string {
  return `${id}: ${title} [${requirements.join(", ")}]${clientRequirements[id] ?? ""}`;
}
