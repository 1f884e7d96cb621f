/**
 * Runs CopilotKit's runtime as a proxy between a server and CopilotKit's browser client. The streams on both
 * sides are recorded.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpAgent } from "@ag-ui/client-0.0.59";
import { CopilotKitCore, type FrontendTool, ProxiedCopilotRuntimeAgent } from "@copilotkit/core";
import { CopilotRuntime } from "@copilotkit/runtime/v2";
import { createCopilotNodeListener } from "@copilotkit/runtime/v2/node";
import { expect, onTestFinished, vi } from "vitest";
import { maskIdsAndTimes } from "../mask.ts";

// The variable is read when the runtime is loaded.
vi.hoisted(() => {
  process.env.COPILOTKIT_TELEMETRY_DISABLED = "true";
});

// biome-ignore lint/suspicious/noExplicitAny: events of every type.
type Events = any[];

/** A runtime in front of one agent, with the recorded streams. */
export interface CopilotKit {
  /** URL of the runtime. */
  url: string;
  /** Events in each stream that the runtime received from the server. */
  fromServer: Promise<Events>[];
  /** Events in each stream that the browser received from the runtime. */
  toBrowser: Promise<Events>[];
  /** Errors that the browser client reported. */
  errors: string[];
  core: CopilotKitCore;
  /** Returns the agent that an app in the browser uses. */
  createAgent(threadId: string): ProxiedCopilotRuntimeAgent;
}

/**
 * Starts a runtime whose `default` agent is at the given URL. The runtime is closed after the test.
 *
 * @param tools The app's own tools.
 */
export async function startCopilotKit(agentUrl: string, tools: FrontendTool[] = []): Promise<CopilotKit> {
  const fromServer: Promise<Events>[] = [];
  const toBrowser: Promise<Events>[] = [];
  const agent = new HttpAgent({ url: agentUrl, fetch: recordStreams(fromServer) });
  // The runtime has its own copy of the client package, in the same version.
  const runtime = new CopilotRuntime({ agents: { default: agent as never } });
  const http = createServer(createCopilotNodeListener({ runtime, basePath: "/api/copilotkit" }));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => {
    http.close();
    http.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/copilotkit`;
  const core = new CopilotKitCore({ runtimeUrl: url, tools });
  const errors: string[] = [];
  core.subscribe({ onError: ({ code, error }) => void errors.push(`${code}: ${error.message}`) });
  return {
    url,
    fromServer,
    toBrowser,
    errors,
    core,
    createAgent(threadId) {
      const fetch = recordStreams(toBrowser);
      return new ProxiedCopilotRuntimeAgent({ runtimeUrl: url, agentId: "default", threadId, fetch });
    },
  };
}

/**
 * Returns the streams that the browser received. Asserts that they equal the server's streams, except that
 * the runtime adds the run's input to `RUN_STARTED`.
 */
export async function readCheckedStreams(kit: CopilotKit): Promise<Events[]> {
  const sent = await Promise.all(kit.fromServer);
  const arrived = await Promise.all(kit.toBrowser);
  const streams = arrived.map((events) => events.map(({ input: _, ...event }) => event));
  expect(streams).toEqual(sent);
  return streams;
}

/** The results of a client's runs, with masked IDs and times. */
export interface Outcome {
  streams: Events[];
  messages: Events;
  errors: string[];
}

/** Returns the checked streams, the client's messages and its errors. */
export async function readOutcome(kit: CopilotKit, agent: ProxiedCopilotRuntimeAgent): Promise<Outcome> {
  return maskAllIds({ streams: await readCheckedStreams(kit), messages: agent.messages, errors: kit.errors });
}

/** Returns a value with masked IDs, including CopilotKit's own IDs, and without times. */
export function maskAllIds<T>(value: T): T {
  const ids = new Map<string, string>();
  const json = JSON.stringify([value]).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    const name = ids.get(id) ?? `uuid#${ids.size + 1}`;
    ids.set(id, name);
    return name;
  });
  return maskIdsAndTimes(JSON.parse(json))[0] as T;
}

/** Returns a `fetch` function that records the events in the streams it receives. */
function recordStreams(streams: Promise<Events>[]): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null || !response.headers.get("content-type")?.startsWith("text/event-stream"))
      return response;
    const [returned, copy] = response.body.tee();
    streams.push(parseEvents(copy));
    return new Response(returned, response);
  };
}

/**
 * Parses a stream. An aborted stream ends with its last complete frame.
 *
 * @throws Error if a frame is not one line of JSON.
 */
async function parseEvents(body: ReadableStream<Uint8Array>): Promise<Events> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of body) text += decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
  const frames = text.split("\n\n").slice(0, -1);
  return frames.map((frame) => JSON.parse(frame.replace(/^data: /, "")));
}
