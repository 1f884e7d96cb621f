import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import {
  createScriptMessage,
  expectQuietConsole,
  generations,
  listEventNames,
  runAgent,
  startAgentRun,
} from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";

const chart = {
  name: "Chart",
  description: "A chart",
  propsSchema: { type: "object", properties: {} },
  stateSchema: { type: "object", properties: {} },
};
const request = {
  runId: "run-1",
  tools: [{ name: "add_to_cart", description: "Adds", parameters: { type: "object" } }],
  forwardedProps: { tambo: { availableComponents: [chart] } },
};

/** Runs that stop at a hold, with the names of everything that is open there. */
const heldRuns: [string, (hold: { hold: string }) => unknown[], string[]][] = [
  ["before anything", (hold) => [[hold, { text: "Hello" }]], ["STEP_STARTED"]],
  ["in a text", (hold) => [[{ text: ["Hel", hold, "lo"] }]], ["STEP_STARTED", "TEXT_MESSAGE_START"]],
  [
    "in a reasoning",
    (hold) => [[{ reasoning: ["Let me", hold, " think"] }, { text: "Four." }]],
    ["STEP_STARTED", "REASONING_START", "REASONING_MESSAGE_START"],
  ],
  [
    "after a reasoning",
    (hold) => [[{ reasoning: "Hm." }, { text: ["Fo", hold, "ur."] }]],
    ["STEP_STARTED", "TEXT_MESSAGE_START"],
  ],
  [
    "in the arguments of a server tool",
    (hold) => [
      [{ text: "Look. " }, { tool: "clock/now", args: ['{"zone":"', hold, 'UTC"}'] }],
      [{ text: "Noon." }],
    ],
    ["STEP_STARTED", "TOOL_CALL_START"],
  ],
  [
    "in the arguments of the second of two calls, one the app's",
    (hold) => [
      [
        { tool: "add_to_cart", args: { productId: "A" } },
        { tool: "clock/now", args: [hold, '{"zone":"UTC"}'] },
      ],
    ],
    ["STEP_STARTED", "TOOL_CALL_START"],
  ],
  [
    "while the last of three server tools works",
    ({ hold }) => [
      [
        { component: "Chart", props: { a: 1 } },
        { tool: "clock/now", args: { zone: "A" } },
        { tool: "clock/now", args: { zone: "UTC" } },
        { tool: "clock/wait", args: { zone: hold } },
      ],
      [{ text: "Now." }],
    ],
    [],
  ],
  [
    "in the turn after a server tool",
    (hold) => [[{ tool: "clock/now", args: { zone: "UTC" } }], [{ text: ["No", hold, "on."] }]],
    ["STEP_STARTED", "TEXT_MESSAGE_START"],
  ],
  [
    "in the props of a component",
    (hold) => [
      [{ text: "Look:" }, { component: "Chart", props: ['{"a":', hold, "1}"], state: [{ set: { z: 1 } }] }],
    ],
    ["STEP_STARTED", "tambo.component.start", "tambo.component.props_delta"],
  ],
  [
    "after a component, in a text that continues",
    (hold) => [
      [
        { text: "Look:" },
        { component: "Chart", props: { a: 1 }, state: [{ set: { z: 1 } }] },
        { text: [" Ni", hold, "ce?"] },
        { state: { component: "call_1_1", patch: [{ op: "add", path: "/y", value: 2 }] } },
      ],
    ],
    ["STEP_STARTED", "TEXT_MESSAGE_START"],
  ],
  [
    "between changes of the app's state",
    (hold) => [
      [
        { state: { patch: [{ op: "add", path: "/stops/-", value: "Pisa" }] } },
        hold,
        { state: { patch: [{ op: "add", path: "/stops/-", value: "Rome" }] } },
        { text: "Done." },
      ],
    ],
    ["STEP_STARTED"],
  ],
];

/** Runs that have ended or await input, with their last events. */
const endedRuns: [string, unknown[], string[]][] = [
  ["finished", [[{ reasoning: "Hm." }, { text: "Hello" }]], ["RUN_FINISHED"]],
  [
    "finished with a tool",
    [[{ tool: "clock/now", args: { zone: "UTC" } }], [{ text: "Noon." }]],
    ["RUN_FINISHED"],
  ],
  [
    "finished with a component",
    [[{ component: "Chart", props: { a: 1 }, state: [{ set: { z: 1 } }] }]],
    ["RUN_FINISHED"],
  ],
  [
    "paused",
    [[{ text: "I ask." }, { tool: "add_to_cart", args: { productId: "A" } }]],
    ["tambo.run.awaiting_input", "RUN_FINISHED"],
  ],
  ["failed", [[{ text: "Well" }, { error: { code: "LLM_ERROR", message: "Broken." } }]], ["RUN_ERROR"]],
];

expectQuietConsole();

describe.each(generations)("HttpAgent $version", ({ Agent, speaksV1 }) => {
  const beginning = ["RUN_STARTED", "MESSAGES_SNAPSHOT", "STATE_SNAPSHOT"];
  const state = { city: "Paris", stops: [] };
  const agentOf = (url: string, turns: unknown[]) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u0", [[{ text: "Yes?" }]]), createScriptMessage("u1", turns)],
      initialState: state,
    });
  const cameBack = (url: string, initialMessages: never[] = [], initialState: object = {}) =>
    new Agent({ url: `${url}/ag-ui/default/connect`, threadId: "thread-1", initialMessages, initialState });

  it.each(heldRuns)("reconnects to a run %s", async (_where, turnsWith, open) => {
    const { url } = await startTestServer({ tools: createClockTools() });
    const hold = randomUUID();
    const agent = agentOf(url, turnsWith({ hold }));
    const first = startAgentRun(agent, request);
    await holdReached(hold);
    await first.until(({ type }) => type === "STEP_STARTED");
    const half = cameBack(url, structuredClone(agent.messages) as never[], structuredClone(agent.state));
    const fresh = cameBack(url);
    const readers = [startAgentRun(half, { runId: "run-1" }), startAgentRun(fresh)];
    const startedClients = await Promise.all(
      readers.map(async (reader) => {
        const names = [...beginning, ...open];
        await reader.until((event) => (event.name ?? event.type) === names.at(-1));
        return listEventNames(reader.events);
      }),
    );
    expect(startedClients).toEqual([
      [...beginning, ...open],
      [...beginning, ...open],
    ]);
    releaseHold(hold);
    const ends = await Promise.all([first, ...readers].map(({ result: over }) => over));
    expect([half, fresh].map(({ messages }) => messages)).toEqual(
      [agent, agent].map(({ messages }) => messages),
    );
    expect([half.state, fresh.state]).toEqual([agent.state, agent.state]);
    for (const { end, pending } of ends.slice(1)) {
      expect({ ...end, runId: "run-1" }).toEqual(ends[0]?.end);
      expect(pending).toEqual(ends[0]?.pending);
    }
  });

  it.each(endedRuns)("reconnects to a run that has %s", async (_how, turns, ending) => {
    const { url } = await startTestServer({ tools: createClockTools() });
    const agent = agentOf(url, turns);
    const { end, pending } = await runAgent(agent, request);
    const had = cameBack(url, structuredClone(agent.messages) as never[], structuredClone(agent.state));
    const fresh = cameBack(url);
    const ends = [await runAgent(had, { runId: "run-1" }), await runAgent(fresh)];
    for (const back of ends) {
      expect(back.order).toEqual([...beginning, ...ending]);
      expect({ ...back.end, ...(back.end.runId && { runId: "run-1" }) }).toEqual(end);
      expect(back.pending).toEqual(speaksV1 && ending.length === 2 ? ["tc#1"] : pending);
    }
    expect([had, fresh].map(({ messages }) => messages)).toEqual(
      [agent, agent].map(({ messages }) => messages),
    );
    expect([had.state, fresh.state]).toEqual([agent.state, agent.state]);
  });
});
