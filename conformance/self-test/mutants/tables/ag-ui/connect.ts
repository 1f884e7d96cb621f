/** Mutants that mishandle clients that reconnect to a run. */
import { withMap } from "../../combinators/compose.ts";
import { type AlterEvent, alterEvents, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import type { Mutants, Mutate } from "../../mutant.ts";

/** Alters the events in the streams of reconnecting clients. */
const alterConnectEvents = (alter: AlterEvent): Mutate =>
  alterEvents((event, stream) => (stream.operation === "connectAgent" ? alter(event, stream) : event));

/** Alters the messages in the snapshot at the start of a reconnecting client's stream. */
const alterSnapshot = (alter: (messages: Loose[]) => Loose[]): Mutate =>
  alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
    payload.messages = alter(payload.messages);
  });

/** Returns true if the snapshots have been followed only by start events. */
const isAfterSnapshots: (previous: readonly { name: string }[]) => boolean = (previous) =>
  previous.length > 2 &&
  previous.slice(3).every(({ name }) => name.endsWith("_START") || name === "STEP_STARTED");

const startEvents = [
  "STEP_STARTED",
  "TEXT_MESSAGE_START",
  "TOOL_CALL_START",
  "REASONING_START",
  "REASONING_MESSAGE_START",
];

export const connectMutants: Mutants = {
  /** Omits tool results from the snapshot. */
  "snapshot-without-results": alterSnapshot((messages) => messages.filter(({ role }) => role !== "tool")),
  /** Does not repeat the start events of open text messages, calls and steps for a reconnecting client. */
  "connect-reopens-nothing": alterConnectEvents((event, { previous }) =>
    startEvents.includes(event.name) && isAfterSnapshots(previous) ? [] : event,
  ),
  /** Changes the names of steps for a reconnecting client. */
  "connect-names-steps-anew": alterConnectEvents((event) => {
    if (event.payload.stepName !== undefined) event.payload.stepName = `again-${event.payload.stepName}`;
  }),
  /** Changes the ids of messages and calls for a reconnecting client. */
  "connect-with-new-ids": alterConnectEvents((event) => {
    for (const name of ["messageId", "toolCallId"])
      if (typeof event.payload[name] === "string") event.payload[name] += "x";
  }),
  /** Sends a different run id to a reconnecting client. */
  "connect-names-its-own-run": alterConnectEvents((event) => {
    if (typeof event.payload.runId === "string") event.payload.runId += "x";
  }),
  /** Omits the run's result from a reconnecting client's stream. */
  "connect-without-result": alterConnectEvents((event) => {
    if (event.name === "RUN_FINISHED") delete event.payload.result;
  }),
  /** Sends text that is already in the snapshot again. */
  "connect-repeats-text": alterConnectEvents((event, { memory, previous }) => {
    if (event.name === "MESSAGES_SNAPSHOT") memory.text = event.payload.messages.at(-1)?.content;
    if (event.name === "TEXT_MESSAGE_CONTENT" && !previous.some(({ name }) => name === event.name))
      event.payload.delta = `${memory.text ?? ""}${event.payload.delta}`;
  }),
  /** Omits reasoning from the snapshot. */
  "snapshot-without-reasoning": alterSnapshot((messages) =>
    messages.filter(({ role }) => role !== "reasoning"),
  ),
  /** Does not repeat the start events of open components for a reconnecting client. */
  "connect-loses-components": alterConnectEvents((event, { previous }) =>
    event.name === "tambo.component.start" && previous.length <= 4 ? [] : event,
  ),
  /** Loses the props that were streamed before the client reconnected. */
  "connect-loses-props": alterConnectEvents((event, { previous }) =>
    event.name === "tambo.component.props_delta" &&
    !previous.some(({ name }) => name === "tambo.component.props_delta")
      ? []
      : event,
  ),
  /** Omits activities from the snapshot. */
  "snapshot-without-activities": alterSnapshot((messages) =>
    messages.filter(({ role }) => role !== "activity"),
  ),
  /** Omits sender names from the snapshot. */
  "snapshot-without-names": alterSnapshot((messages) => {
    for (const message of messages) delete message.name;
    return messages;
  }),
  /** Omits component states from the snapshot. */
  "snapshot-without-component-states": alterSnapshot((messages) => {
    for (const message of messages) if (message.role === "activity") delete message.content.state;
    return messages;
  }),
  /** Does not mark failed tool results in the snapshot. */
  "snapshot-without-errors": alterSnapshot((messages) => messages.map(({ error: _, ...message }) => message)),
  /** Omits failed tool results from the snapshot. */
  "snapshot-without-failed": alterSnapshot((messages) => messages.filter(({ error }) => error === undefined)),
  /** Omits the terminal event from a reconnecting client's stream. */
  "connect-misses-the-end": alterConnectEvents((event) =>
    ["RUN_FINISHED", "RUN_ERROR"].includes(event.name) ? [] : event,
  ),
  /** Does not send a reconnecting client the calls whose results the run is awaiting. */
  "connect-tells-nothing-of-the-pause": alterConnectEvents((event) =>
    event.name === "tambo.run.awaiting_input" ? [] : event,
  ),
  /** Connects to the thread's first run if the run id is unknown. */
  "connect-guesses-the-first-run": withMap((runIds) =>
    alterRequests(({ operation, body }) => {
      const runs = runIds.get(body?.threadId) ?? [];
      if (operation === "runAgent") runIds.set(body?.threadId, [...runs, body?.runId]);
      if (operation === "connectAgent" && runs.length > 0 && !runs.includes(body?.runId))
        body.runId = runs[0];
    }),
  ),
  /** Starts another run if a connect request contains messages. */
  "connect-runs-again": withMap((last) =>
    alterRequests(async ({ operation, body }, { ask }) => {
      if (operation === "runAgent") last.set(body?.threadId, body);
      const before = last.get(body?.threadId);
      if (operation !== "connectAgent" || before === undefined || body.messages.length === 0) return;
      const messages = before.messages.filter(({ role }: Loose) => role === "user");
      await ask("POST", "/ag-ui/default", { ...before, messages, runId: crypto.randomUUID() });
    }),
  ),
  /** Stores the messages in a connect request. */
  "connect-stores-messages": withMap((sent) => [
    alterRequestsOf("connectAgent", ({ body }) => {
      if (Array.isArray(body?.messages))
        sent.set(body.threadId, [...(sent.get(body.threadId) ?? []), ...body.messages]);
    }),
    alterEvents((event, { memory }) => {
      if (event.name === "RUN_STARTED") memory.threadId = event.payload.threadId;
      if (event.name === "MESSAGES_SNAPSHOT")
        event.payload.messages.push(...(sent.get(memory.threadId) ?? []));
    }),
  ]),
};
