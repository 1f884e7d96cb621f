/** Mutants of runs that are taken up again. */
import { type AlterEvent, each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { request, requests } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the events of streams that were taken up again. */
const connected = (alter: AlterEvent): Mutate =>
  events((event, stream) => (stream.operation === "connectAgent" ? alter(event, stream) : event));

/** Alters the messages that such a stream begins with. */
const snapshot = (alter: (messages: Loose[]) => Loose[]): Mutate =>
  each("MESSAGES_SNAPSHOT", (event) => {
    event.payload.messages = alter(event.payload.messages);
    return event;
  });

/** Whether nothing came after the snapshots but beginnings. */
const atBeginning: (seen: readonly { name: string }[]) => boolean = (seen) =>
  seen.length > 2 && seen.slice(3).every(({ name }) => name.endsWith("_START") || name === "STEP_STARTED");

const beginnings = [
  "STEP_STARTED",
  "TEXT_MESSAGE_START",
  "TOOL_CALL_START",
  "REASONING_START",
  "REASONING_MESSAGE_START",
];

export const connectMutants: readonly Mutant[] = [
  {
    id: "snapshot-without-results",
    text: "The snapshot leaves out the results of calls.",
    mutate: snapshot((messages) => messages.filter(({ role }) => role !== "tool")),
  },
  {
    id: "connect-reopens-nothing",
    text: "What is open is not begun again.",
    mutate: connected((event, { seen }) =>
      beginnings.includes(event.name) && atBeginning(seen) ? undefined : event,
    ),
  },
  {
    id: "connect-names-steps-anew",
    text: "Steps are counted from where the client comes in.",
    mutate: connected((event) => {
      if (event.payload.stepName !== undefined) event.payload.stepName = `again-${event.payload.stepName}`;
      return event;
    }),
  },
  {
    id: "connect-with-new-ids",
    text: "What is open is begun again under new ids.",
    mutate: connected((event) => {
      for (const name of ["messageId", "toolCallId"])
        if (typeof event.payload[name] === "string") event.payload[name] += "x";
      return event;
    }),
  },
  {
    id: "connect-names-its-own-run",
    text: "A stream that takes a run up names another run.",
    mutate: connected((event) => {
      if (typeof event.payload.runId === "string") event.payload.runId += "x";
      return event;
    }),
  },
  {
    id: "connect-without-result",
    text: "How the run ended is not told to a client that came later.",
    mutate: connected((event) => {
      if (event.name === "RUN_FINISHED") delete event.payload.result;
      return event;
    }),
  },
  {
    id: "connect-repeats-text",
    text: "Of a text that is written, what is in the snapshot comes again.",
    mutate: connected((event, { memory, seen }) => {
      if (event.name === "MESSAGES_SNAPSHOT") memory.text = event.payload.messages.at(-1)?.content;
      if (event.name === "TEXT_MESSAGE_CONTENT" && !seen.some(({ name }) => name === event.name))
        event.payload.delta = `${memory.text ?? ""}${event.payload.delta}`;
      return event;
    }),
  },
  {
    id: "snapshot-without-reasoning",
    text: "The snapshot has nothing of what the model thinks.",
    mutate: snapshot((messages) => messages.filter(({ role }) => role !== "reasoning")),
  },
  {
    id: "connect-loses-components",
    text: "Components that are open are not begun again.",
    mutate: connected((event, { seen }) =>
      event.name === "tambo.component.start" && seen.length <= 4 ? undefined : event,
    ),
  },
  {
    id: "connect-loses-props",
    text: "Of an open component the pieces so far are lost.",
    mutate: connected((event, { seen }) =>
      event.name === "tambo.component.props_delta" &&
      !seen.some(({ name }) => name === "tambo.component.props_delta")
        ? undefined
        : event,
    ),
  },
  {
    id: "snapshot-without-activities",
    text: "The snapshot has no activities.",
    mutate: snapshot((messages) => messages.filter(({ role }) => role !== "activity")),
  },
  {
    id: "snapshot-without-component-states",
    text: "Activities in the snapshot have no state.",
    mutate: snapshot((messages) => {
      for (const message of messages) if (message.role === "activity") delete message.content.state;
      return messages;
    }),
  },
  {
    id: "snapshot-without-errors",
    text: "In the snapshot tools that failed are like those that did not.",
    mutate: snapshot((messages) => messages.map(({ error: _, ...message }) => message)),
  },
  {
    id: "snapshot-without-failed",
    text: "The snapshot leaves out results of calls that failed.",
    mutate: snapshot((messages) => messages.filter(({ error }) => error === undefined)),
  },
  {
    id: "connect-misses-the-end",
    text: "Whoever comes back misses the end.",
    mutate: connected((event) => (["RUN_FINISHED", "RUN_ERROR"].includes(event.name) ? undefined : event)),
  },
  {
    id: "connect-tells-nothing-of-the-pause",
    text: "Whoever comes back is not told what is awaited.",
    mutate: connected((event) => (event.name === "tambo.run.awaiting_input" ? undefined : event)),
  },
  {
    id: "connect-guesses-the-first-run",
    text: "A run that the thread does not have means its first one.",
    mutate: (server) => {
      const known = new Map<string, string[]>();
      return requests(({ operation, body }) => {
        const runs = known.get(body?.threadId) ?? [];
        if (operation === "runAgent") known.set(body?.threadId, [...runs, body?.runId]);
        if (operation === "connectAgent" && runs.length > 0 && !runs.includes(body?.runId))
          body.runId = runs[0];
      })(server);
    },
  },
  {
    id: "connect-runs-again",
    text: "Whoever comes back with messages has the user's answered once more.",
    mutate: (server) => {
      const last = new Map<string, Loose>();
      return requests(async ({ operation, body }, { ask }) => {
        if (operation === "runAgent") last.set(body?.threadId, body);
        const before = last.get(body?.threadId);
        if (operation !== "connectAgent" || before === undefined || body.messages.length === 0) return;
        const messages = before.messages.filter(({ role }: Loose) => role === "user");
        await ask("POST", "/ag-ui/default", { ...before, messages, runId: crypto.randomUUID() });
      })(server);
    },
  },
  {
    id: "connect-stores-messages",
    text: "Messages of a client that comes back are put into the thread.",
    mutate: (server) => {
      const sent = new Map<string, Loose[]>();
      return together(
        request("connectAgent", ({ body }) => {
          if (Array.isArray(body?.messages))
            sent.set(body.threadId, [...(sent.get(body.threadId) ?? []), ...body.messages]);
        }),
        events((event, { memory }) => {
          if (event.name === "RUN_STARTED") memory.threadId = event.payload.threadId;
          if (event.name === "MESSAGES_SNAPSHOT")
            event.payload.messages.push(...(sent.get(memory.threadId) ?? []));
          return event;
        }),
      )(server);
    },
  },
];
