import { expect, it } from "vitest";
import { createDelegationTools } from "../../agents/delegation-tools.ts";
import { respondWithStatus, startProvider } from "../../models/fixtures/provider.ts";
import { createProviders } from "../../models/fixtures/providers-at.ts";
import { createModels } from "../../models/registry.ts";
import { readCheckedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createNativeTools } from "../../tools/native.ts";
import { defaultLimits } from "../settings.ts";
import { silentObserver } from "./observer.ts";

it("a log line about a model has the run's id, even if one of the run's agents called it", async () => {
  const { url } = await startProvider(respondWithStatus(401, {}));
  const agent = { name: "helper", description: "Helps.", instructions: "Help.", model: "local/inner" };
  const log: string[] = [];
  const models = createModels({
    default: "script",
    allowScriptModelForTests: true,
    providers: createProviders(url, {}),
    log: (line) => log.push(line),
  });
  const tools = createDelegationTools({
    observer: silentObserver,
    agentsOf: () => [{ ...agent, tools: [], limits: defaultLimits }],
    models,
    tools: createNativeTools([]),
    log: (line) => log.push(line),
  });
  const server = await startTestServer({ tools });
  const turns = [
    [{ tool: "delegate_to_helper", args: { task_description: "Tell the time." } }],
    [{ text: "Well." }],
  ];
  const runs = await Promise.all(
    ["thr_a", "thr_b"].map(async (thread) => {
      const [start] = await readCheckedEvents(await server.script(thread, turns));
      return start?.event.runId;
    }),
  );
  const lines = runs.map((run) => `run ${run}: model local/inner: 401 Unauthorized`);
  expect(log.toSorted()).toEqual(lines.toSorted());
});
