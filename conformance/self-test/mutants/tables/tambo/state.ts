import { answers } from "../../combinators/answers.ts";
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { request } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant } from "../../mutant.ts";

export const stateMutants: readonly Mutant[] = [
  {
    id: "state-merges",
    text: "A replacement of state keeps what it does not name.",
    mutate: request("updateComponentState", async ({ path, threadId, body }, server) => {
      if (body?.state === undefined || body.patch !== undefined || Array.isArray(body.state)) return;
      const { text } = await server.ask("GET", `/v1/threads/${threadId}`);
      const blocks = (JSON.parse(text).messages ?? []).flatMap(({ content }: Loose) => content);
      const component = blocks.find(({ id }: Loose) => id !== undefined && path.includes(`/${id}/`));
      body.state = { ...component?.state, ...body.state };
    }),
  },
  {
    id: "state-tests-told",
    text: "What a patch tests is told with what it changes.",
    mutate: (server) => {
      const tests = new Map<string | undefined, Loose[]>();
      return together(
        request("updateComponentState", ({ threadId, body }) => {
          if (Array.isArray(body?.patch))
            tests.set(
              threadId,
              body.patch.filter(({ op }: Loose) => op === "test"),
            );
        }),
        each("tambo.component.state_delta", (event, { threadId }) => {
          event.payload.value.delta.unshift(...(tests.get(threadId) ?? []));
          return event;
        }),
      )(server);
    },
  },
  {
    id: "state-tests-told-by-run",
    text: "A run tests what it has changed.",
    mutate: each("STATE_DELTA", (event) => {
      event.payload.delta = event.payload.delta.flatMap((operation: Loose) =>
        operation.op === "replace" ? [operation, { ...operation, op: "test" }] : [operation],
      );
      return event;
    }),
  },
  {
    id: "state-tests-alone-told",
    text: "A patch that only tests is told, as no operation.",
    mutate: (server) => {
      const told = new Map<string | undefined, Loose>();
      return together(
        answers(({ status, request: { operation, threadId } }) => {
          if (operation === "updateComponentState" && status < 400)
            told.set(threadId, (told.get(threadId) ?? 0) + 1);
        }),
        events((event, { threadId, memory }) => {
          if (event.name === "RUN_STARTED") memory.before = told.get(threadId) ?? 0;
          if (event.name === "tambo.component.state_delta") {
            memory.last = event;
            memory.seen = (memory.seen ?? 0) + 1;
          }
          const missing = (told.get(threadId) ?? 0) - (memory.before ?? 0) - (memory.seen ?? 0);
          if (event.name !== "TEXT_MESSAGE_CONTENT" || memory.last === undefined || missing < 1) return event;
          memory.seen += 1;
          const payload = structuredClone(memory.last.payload);
          payload.value.delta = [];
          payload.timestamp = event.payload.timestamp;
          return [{ ...event, name: memory.last.name, payload }, event];
        }),
      )(server);
    },
  },
  {
    id: "state-first-in-parts",
    text: "A component's first state is told member by member.",
    mutate: each("tambo.component.state_delta", (event, { memory }) => {
      const { value } = event.payload;
      if (memory[value.componentId] !== undefined) return event;
      memory[value.componentId] = true;
      value.delta = value.delta.flatMap((operation: Loose) =>
        operation.path === ""
          ? Object.entries(operation.value).map(([name, each]) => ({
              op: "add",
              path: `/${name}`,
              value: each,
            }))
          : [operation],
      );
      return event;
    }),
  },
  {
    id: "state-replaced-in-parts",
    text: "A replacement of state is told member by member.",
    mutate: each("tambo.component.state_delta", (event, { memory }) => {
      const { value } = event.payload;
      const first = memory[value.componentId] === undefined;
      memory[value.componentId] = true;
      const [operation] = value.delta;
      if (!first && operation.path === "")
        value.delta = Object.entries(operation.value).flatMap(([name, each]) => [
          { op: "replace", path: "", value: {} },
          { op: "add", path: `/${name}`, value: each },
        ]);
      return event;
    }),
  },
  {
    id: "state-first-patched",
    text: "A run tells the first state of a component as a patch of an empty one.",
    mutate: each("STATE_DELTA", (event) => {
      event.payload.delta = event.payload.delta.flatMap((operation: Loose) =>
        operation.op === "add" && operation.path.split("/").length === 3
          ? [
              { ...operation, value: {} },
              ...Object.entries(operation.value).map(([name, value]) => ({
                op: "add",
                path: `${operation.path}/${name}`,
                value,
              })),
            ]
          : [operation],
      );
      return event;
    }),
  },
  {
    id: "state-never-anew",
    text: "After a client's change the run goes on with deltas.",
    mutate: each("STATE_SNAPSHOT", (event, { seen }) => {
      if (!seen.some(({ name }) => name === "STATE_SNAPSHOT")) return event;
      const { snapshot, timestamp } = event.payload;
      const delta = Object.entries(snapshot.components).map(([id, value]) => ({
        op: "add",
        path: `/components/${id}`,
        value,
      }));
      event.payload = { type: "STATE_DELTA", delta, timestamp };
      return event;
    }),
  },
  {
    id: "state-anew-is-partial",
    text: "A snapshot after a client's change has the states of the run's last component only.",
    mutate: each("STATE_SNAPSHOT", (event, { seen }) => {
      const { components } = event.payload.snapshot;
      if (seen.some(({ name }) => name === "STATE_SNAPSHOT"))
        event.payload.snapshot.components = Object.fromEntries(Object.entries(components).slice(-1));
      return event;
    }),
  },
];
