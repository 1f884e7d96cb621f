/** One conversation by each of the five contracts, seen in the words that they share. */
import { createParser } from "eventsource-parser";
import type { ContractName } from "../../generated/contracts.ts";
import type { TestServer } from "./server.ts";

/** What of a run every contract can tell. */
export interface Seen {
  /** What the assistant said, joined. */
  text: string;
  /** Names of the tools that were called, in order. */
  tools: string[];
  /** What the tools gave, as text, in order. */
  outputs: string[];
}

/** A request for a run. */
export interface Asking {
  /** Of the thread, where the contract has threads. */
  threadId: string;
  /** What the user says. */
  content: string;
  /** Builtins of the gateway. */
  builtins?: readonly string[];
}

/** A contract as a client of it goes about. */
interface Client {
  ask(asking: Asking): { path: string; body: object };
  see(events: readonly Received[]): Seen;
}

/** An event of a stream. */
interface Received {
  /** What its `event:` line says. */
  name: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: events of every contract.
  data: any;
}

/** A stream's bytes, and what is in them. */
export interface Answer {
  body: string;
  seen: Seen;
}

/** Runs a conversation by a contract. @throws when it is not answered with a stream. */
export async function converse(server: TestServer, contract: ContractName, asking: Asking): Promise<Answer> {
  const { path, body } = clients[contract].ask(asking);
  const response = await server.request("POST", path, body);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${contract}: ${response.status} ${text}`);
  return { body: text, seen: clients[contract].see(eventsOf([text])) };
}

/** The request for a conversation, as a contract has it. */
export function clientsRequest(contract: ContractName, asking: Asking): { path: string; body: object } {
  return clients[contract].ask(asking);
}

/** What a contract's reader sees in a stream that comes in these parts. */
export function seenIn(contract: ContractName, parts: readonly string[]): Seen {
  return clients[contract].see(eventsOf(parts));
}

/** The parser is nobody's here. */
function eventsOf(parts: readonly string[]): Received[] {
  const events: Received[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ name: event, data: JSON.parse(data) }),
    onError: (error) => {
      throw error;
    },
  });
  for (const part of parts) parser.feed(part);
  return events;
}

/** Members of events, joined or listed, of those of one type. */
function membersOf<Member>(
  events: readonly Received[],
  type: string,
  // biome-ignore lint/suspicious/noExplicitAny: events of every contract.
  member: (event: any) => Member,
): Member[] {
  return events
    .filter(({ name, data }) => (data.type ?? name) === type || name === type)
    .map(({ data }) => member(data));
}

/** Of both contracts that have AG-UI's events. */
const seesAgUi: Client["see"] = (events) => ({
  text: membersOf(events, "TEXT_MESSAGE_CONTENT", ({ delta }) => delta).join(""),
  tools: membersOf(events, "TOOL_CALL_START", ({ toolCallName }) => toolCallName),
  outputs: membersOf(events, "TOOL_CALL_RESULT", ({ content }) => content),
});

const clients: Record<ContractName, Client> = {
  tambo: {
    ask: ({ threadId, content }) => ({
      path: `/v1/threads/${threadId}/runs`,
      body: { message: { role: "user", content }, createThread: true },
    }),
    see: seesAgUi,
  },
  "ag-ui": {
    ask: ({ threadId, content }) => ({
      path: "/ag-ui/default",
      body: {
        threadId,
        runId: crypto.randomUUID(),
        messages: [{ id: crypto.randomUUID(), role: "user", content }],
        tools: [],
        context: [],
        state: {},
        forwardedProps: {},
      },
    }),
    see: seesAgUi,
  },
  gateway: {
    ask: ({ content, builtins = [] }) => ({
      path: "/v1/runs:stream",
      body: { request: { model: "embedded/script", messages: [{ role: "user", content }] }, builtins },
    }),
    see: (events) => ({
      text: membersOf(events, "stream_event", ({ event }) =>
        event.delta?.type === "text_delta" ? event.delta.text : "",
      ).join(""),
      tools: membersOf(events, "tool_call_start", ({ name }) => name),
      outputs: membersOf(events, "tool_result", ({ content }) =>
        content.map(({ text }: { text: string }) => text).join(""),
      ),
    }),
  },
  "tool-progress": {
    ask: ({ threadId, content }) => ({
      path: `/api/v2/conversations/${threadId}/message/`,
      body: { content },
    }),
    see: (events) => {
      const calls = events.flatMap(({ data }) => data.tool_calls);
      return {
        text: events.map(({ data }) => data.message).join(""),
        tools: calls.flatMap(({ event_type, tool_name }) => (/call$/.test(event_type) ? [tool_name] : [])),
        outputs: calls.flatMap(({ event_type, is_complete, tool_call_details }) =>
          /result$/.test(event_type) && is_complete ? [tool_call_details.summary] : [],
        ),
      };
    },
  },
  "agent-stream": {
    ask: ({ threadId, content }) => ({
      path: "/agent/chat/stream",
      body: { thread_id: threadId, enable_deep_thinking: true, messages: [{ role: "user", content }] },
    }),
    see: (events) => ({
      text: membersOf(events, "message", ({ content }) => content).join(""),
      tools: membersOf(events, "tool_call_start", ({ toolCallName }) => toolCallName),
      outputs: membersOf(events, "tool_result", ({ content }) => content),
    }),
  },
};
