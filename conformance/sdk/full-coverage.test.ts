/** Exercises all scenarios with a client that was written from the contract alone. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import coverageSchema from "./coverage.schema.json" with { type: "json" };
import { type Coverage, countCoverage } from "./coverage.ts";
import { numberEvents } from "./frames.ts";
import { type SdkMock, startSdkMock } from "./mock.ts";
import type { Exchange, Scenario } from "./scenario.ts";
import { type ApiError, Client, joinText, type NumberedEvent, pendingToolCalls } from "./testing/client.ts";

const wrong: string[] = [];
let mock: SdkMock;
let client: Client;

beforeAll(async () => {
  mock = await startSdkMock({ onWrong: (line) => wrong.push(line) });
  client = new Client(mock.url);
});
afterAll(() => mock.close());

/** Scenarios in which requests depend on earlier responses. Each entry contains the user's actions, and the results. */
const drives: Record<string, () => Promise<{ sees: unknown; must: unknown }>> = {
  "thread-pages": async () => {
    const query = { contextKey: "sdk-thread-pages", limit: 2 };
    return { sees: await pages("/v1/threads", query, "threads"), must: ["thr_003", "thr_002", "thr_001"] };
  },
  "message-pages": async () => {
    const path = "/v1/threads/sdk-message-pages/messages";
    const query = { order: "desc", limit: 2 };
    return { sees: await pages(path, query, "messages"), must: ["msg_003", "msg_002", "msg_001"] };
  },
  "text-split": async () => {
    const message = { role: "user" as const, content: "Greet the world, 世界 👋" };
    const stream = await all(client.run("sdk-text-split", { message, createThread: true }));
    return { sees: joinText(stream), must: "Grüße, 世界 👋\nsecond line" };
  },
  "state-during-run": async () => {
    const seen: NumberedEvent[] = [];
    const message = { role: "user" as const, content: "Tell me when I turn the page." };
    for await (const numbered of client.run("sdk-state-during-run", { message })) {
      seen.push(numbered);
      if (numbered.event.type === "RUN_STARTED") {
        const body = { state: { page: 2 } };
        await client.call("POST", "/v1/threads/sdk-state-during-run/components/comp_001/state", { body });
      }
    }
    return { sees: seen.map(({ id }) => id), must: [1, 2, 3, 4, 5, 6, 7] };
  },
  "client-tool": () =>
    answerCalls("client-tool", "Add 2 of SKU-123 to my cart.", () => "Added. Total: $49.98", "Done."),
  "client-tool-proposal": () =>
    answerCalls("client-tool-proposal", "What time is it?", () => "12:00", "Noon.", { wire: "proposal" }),
  "client-tool-failed": () =>
    answerCalls(
      "client-tool-failed",
      "Check out.",
      () => {
        throw new Error("the shop is closed");
      },
      "I could not reach the shop.",
    ),
  "client-tools-one-by-one": () =>
    answerCalls(
      "client-tools-one-by-one",
      "Switch on both lamps.",
      ({ lamp }) => `${lamp} is on`,
      "Both done.",
    ),
  "client-tools-together": async () => {
    const thread = "sdk-client-tools-together";
    const tools = toolsOf("client-tools-together");
    const query = { toolRepresentation: "blocks" };
    const message = { role: "user" as const, content: "Switch on both lamps." };
    const paused = await all(client.run(thread, { message, tools }, { query }));
    const content = pendingToolCalls(paused).map(({ toolCallId, input }) => ({
      type: "tool_result" as const,
      toolUseId: toolCallId,
      content: [{ type: "text" as const, text: `${(input as { lamp: string }).lamp} is on` }],
    }));
    const answer = await all(client.run(thread, { message: { role: "user", content }, tools }, { query }));
    return { sees: joinText(answer), must: "Both done." };
  },
  reconnect: async () => {
    const stream = await all(
      client.run("sdk-reconnect", { message: { role: "user", content: "Count to three." } }),
    );
    return { sees: [joinText(stream), stream.length], must: ["One, two, three.", 8] };
  },
  "reconnect-retry": async () => {
    const message = { role: "user" as const, content: "Write a pangram." };
    const stream = await all(client.run("sdk-reconnect-retry", { message }));
    return { sees: [joinText(stream), stream.length], must: ["Zwölf Boxkämpfer.", 7] };
  },
  "unknown-event": async () => {
    const message = { role: "user" as const, content: "Greet me." };
    const stream = await all(client.run("sdk-unknown-event", { message }));
    return { sees: [joinText(stream), stream.length], must: ["Hello again.", 9] };
  },
  "idempotent-retry": async () => {
    const message = { role: "user" as const, content: "Charge me." };
    const headers = { "Idempotency-Key": "sdk-idempotent-retry" };
    return {
      sees: joinText(await all(client.run("sdk-idempotent-retry", { message }, { headers }))),
      must: "Only once.",
    };
  },
  cancel: async () => {
    const seen: NumberedEvent[] = [];
    let status: unknown;
    const message = { role: "user" as const, content: "Tell me a long story." };
    for await (const numbered of client.run("sdk-cancel", { message })) {
      seen.push(numbered);
      if (numbered.id === 3)
        ({ body: status } = await client.call("DELETE", "/v1/threads/sdk-cancel/runs/run_001"));
    }
    return {
      sees: [joinText(seen), status, seen.at(-1)?.event],
      must: [
        "Once upon",
        { runId: "run_001", status: "cancelled" },
        { type: "RUN_ERROR", message: "Run cancelled", code: "CANCELLED", timestamp: 1704067200250 },
      ],
    };
  },
  "concurrent-run": async () => {
    const seen: NumberedEvent[] = [];
    let rejection: unknown;
    for await (const numbered of client.run("sdk-concurrent-run", {
      message: { role: "user", content: "First" },
    })) {
      seen.push(numbered);
      if (numbered.id !== 1) continue;
      const second = client.run("sdk-concurrent-run", { message: { role: "user", content: "Second" } });
      rejection = await all(second).catch((error: ApiError) => error.problem);
    }
    return {
      sees: [joinText(seen), rejection],
      must: ["First.", expect.objectContaining({ code: "CONCURRENT_RUN", runId: "run_001" })],
    };
  },
};

/**
 * Acts as a client with client tools. Sends the results of pending calls one at a time until no call is
 * pending.
 */
async function answerCalls(
  id: string,
  text: string,
  tool: (input: Record<string, unknown>) => string,
  must: string,
  query: Record<string, string> = {},
): Promise<{ sees: unknown; must: unknown }> {
  const tools = toolsOf(id);
  let stream = await all(
    client.run(`sdk-${id}`, { message: { role: "user", content: text }, tools }, { query }),
  );
  for (let [call] = pendingToolCalls(stream); call !== undefined; [call] = pendingToolCalls(stream)) {
    const message = {
      role: "tool" as const,
      toolCallId: call.toolCallId,
      ...resultOf(() => tool(call?.input ?? {})),
    };
    stream = await all(client.run(`sdk-${id}`, { message, tools }, { query }));
  }
  return { sees: joinText(stream), must };
}

function resultOf(tool: () => string): { content: string; isError?: true } {
  try {
    return { content: tool() };
  } catch (error) {
    return { content: (error as Error).message, isError: true };
  }
}

async function all(stream: AsyncIterable<NumberedEvent>): Promise<NumberedEvent[]> {
  const seen: NumberedEvent[] = [];
  for await (const numbered of stream) seen.push(numbered);
  return seen;
}

async function pages(path: string, query: Record<string, string | number>, items: string): Promise<string[]> {
  const { body } = await client.call("GET", path, { query });
  const page = body as Record<string, { id: string }[]> & { nextCursor?: string };
  const ids = (page[items] ?? []).map(({ id }) => id);
  return page.nextCursor === undefined
    ? ids
    : [...ids, ...(await pages(path, { ...query, cursor: page.nextCursor }, items))];
}

function scenario(id: string): Scenario {
  return mock.scenarios.find((known) => known.id === id) as Scenario;
}

// biome-ignore lint/suspicious/noExplicitAny: tools of a file, which the contract's validators have checked.
function toolsOf(id: string): any {
  const [first] = scenario(id).exchanges as [Exchange];
  return (first.request.body as { tools: unknown }).tools;
}

/** Sends the request of a scenario that has a single exchange, and reads the response. */
async function ask({ operationId, request }: Exchange): Promise<{ sees: unknown; must: unknown }> {
  const { method, path, query = {}, headers = {}, position, body } = request;
  const options = {
    query: query as Record<string, string>,
    headers: { ...headers, ...(typeof position === "number" && { "Last-Event-ID": String(position) }) },
    ...(body !== undefined && { body }),
  };
  const { response } = exchangeOf(path, operationId);
  if ("events" in response)
    return { sees: await all(client.stream(method, path, options)), must: numberEvents(response) };
  const sees = await client
    .call(method, path, options)
    .catch((error: ApiError) => ({ status: error.status, body: error.problem }));
  const { status, body: must } = response as { status: number; body?: unknown };
  return { sees, must: { status, body: must } };
}

function exchangeOf(path: string, operationId: string): Exchange {
  return mock.scenarios
    .flatMap(({ exchanges }) => exchanges)
    .find((known) => known.operationId === operationId && known.request.path === path) as Exchange;
}

it("is fully covered by a conforming client [T-008, T-060, T-140, T-173, T-232, T-237, TX-07, TX-09]", async () => {
  for (const { id, exchanges } of mock.scenarios) {
    const { sees, must } = await (drives[id]?.() ?? ask(exchanges[0] as Exchange));
    expect(sees, id).toEqual(must);
  }
  expect(wrong).toEqual([]);
  const response = await fetch(`${mock.url}/coverage`);
  const coverage = (await response.json()) as Coverage;
  const validate = new Ajv2020().compile(coverageSchema);
  expect(validate(coverage), JSON.stringify(validate.errors)).toBe(true);
  expect(coverage.scenarios.filter(({ status }) => status !== "passed")).toEqual([]);
  expect(countCoverage(coverage, "all")).toEqual({ passed: mock.scenarios.length, failed: 0 });
  expect(coverage.operations.filter(({ passed, scenarios }) => passed === 0 || passed < scenarios)).toEqual(
    [],
  );
});
