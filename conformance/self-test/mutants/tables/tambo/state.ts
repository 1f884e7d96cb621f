import { each } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { request } from "../../combinators/requests.ts";
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
