/** Reads a fixture with this project's consumers of AG-UI streams, and finds where they differ from its demands. */
import { isDeepStrictEqual } from "node:util";
import { findOrderProblems } from "../../../../conformance/contracts/ag-ui/core/order.ts";
import { findSchemaProblems } from "../../../../conformance/contracts/ag-ui/core/schema.ts";
import { Conversation } from "../../../../conformance/contracts/ag-ui/stream/conversation.ts";
import { ChunkExpander } from "../../../../conformance/contracts/ag-ui/stream/expand-chunks.ts";
import { ConversationBuilder } from "../../../../server/contracts/ag-ui/conversation-builder.ts";
import type { StreamEvent } from "../../../../server/contracts/ag-ui/stream-events.ts";
import { createAgUiClient, type RunAgentInput } from "../index.ts";
import type { Fixture } from "./fixture.ts";

/** A consumer and the part of a demand that it does not meet, such as `client: rejection`. */
export type Difference = `${"client" | "suite" | "server"}: ${string}`;

/** Returns the value at a path such as `2.delta.0.value`. */
function getPath(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[key];
  return found;
}

/** Returns true if the actual value has all fields in the expected value. Lists have the same length. */
function includes(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return Object.is(actual, expected);
  if (typeof actual !== "object" || actual === null || Array.isArray(actual) !== Array.isArray(expected))
    return false;
  if (Array.isArray(expected) && expected.length !== (actual as unknown[]).length) return false;
  return Object.entries(expected).every(([key, value]) =>
    includes((actual as Record<string, unknown>)[key], value),
  );
}

/** Reads the fixture's stream with the TypeScript client. */
export async function readWithClient({ stream, input }: Fixture) {
  let request: unknown;
  const client = createAgUiClient({
    baseUrl: "http://client.test",
    async fetch(sent) {
      request = await sent.json();
      const body = stream.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
  });
  const usual = { threadId: "thread", runId: "run", messages: [], tools: [], context: [] };
  const events: { type: string }[] = [];
  let error: unknown;
  try {
    for await (const event of await client.runAgent("default", { ...usual, ...input } as RunAgentInput))
      events.push(event);
  } catch (thrown) {
    error = thrown;
  }
  return { request, events, error };
}

async function judgeClient(fixture: Fixture): Promise<Difference[]> {
  const { request, events, error } = await readWithClient(fixture);
  const { types, values = {}, request: demanded = {} } = fixture;
  const differences: Difference[] = [];
  if (fixture.fatal && error === undefined) differences.push("client: rejection");
  if (!fixture.fatal && error !== undefined) differences.push("client: acceptance");
  // The client has no channel for warnings.
  if (fixture.warns) differences.push("client: warning");
  const delivered = events.map(({ type }) => type);
  if (types !== undefined && !isDeepStrictEqual(delivered, types)) differences.push("client: events");
  const wrong = Object.entries(values).some(
    ([path, value]) => !isDeepStrictEqual(getPath(events, path), value),
  );
  if (wrong) differences.push("client: values");
  const kept = Object.entries(demanded).every(([path, value]) => includes(getPath(request, path), value));
  if (!kept) differences.push("client: request");
  return differences;
}

interface Fold {
  messages: readonly unknown[];
  state: unknown;
}

function judgeFold(consumer: "suite" | "server", fixture: Fixture, fold: () => Fold): Difference[] {
  const { messages, state } = fold();
  const differences: Difference[] = [];
  if (fixture.messages !== undefined && !includes(messages, fixture.messages))
    differences.push(`${consumer}: messages`);
  if (fixture.state !== undefined && !isDeepStrictEqual(state, fixture.state))
    differences.push(`${consumer}: state`);
  return differences;
}

/** Folds the events as the conformance suite does. */
function foldInSuite(stream: Fixture["stream"]): Fold {
  const conversation = new Conversation([], {});
  const expander = new ChunkExpander();
  for (const event of stream) for (const { event: each } of expander.add(event, 0)) conversation.apply(each);
  return conversation;
}

/** Folds the events as the server does for clients that reconnect. */
function foldInServer(stream: Fixture["stream"]): Fold {
  const builder = new ConversationBuilder([], {});
  for (const event of stream) builder.apply(event as unknown as StreamEvent);
  return builder;
}

/** Returns everything in which the consumers differ from the fixture. */
export async function findDifferences(fixture: Fixture): Promise<Difference[]> {
  const { stream } = fixture;
  if (fixture.fatal) {
    const problems = [...findOrderProblems(stream), ...stream.flatMap(findSchemaProblems)];
    return [
      ...(await judgeClient(fixture)),
      ...(problems.length === 0 ? (["suite: rejection"] as const) : []),
    ];
  }
  return [
    ...(await judgeClient(fixture)),
    ...judgeFold("suite", fixture, () => foldInSuite(stream)),
    ...judgeServer(fixture),
  ];
}

function judgeServer(fixture: Fixture): Difference[] {
  try {
    return judgeFold("server", fixture, () => foldInServer(fixture.stream));
  } catch {
    return ["server: exception"];
  }
}
