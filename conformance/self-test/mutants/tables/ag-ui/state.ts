/** Mutants of the app's state and of that of components. */
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { asked, said, shown } from "../../combinators/models.ts";
import { request, requests } from "../../combinators/requests.ts";
import type { Mutant } from "../../mutant.ts";
import { beside } from "./text.ts";

export const stateMutants: readonly Mutant[] = [
  {
    id: "state-told-twice",
    text: "Every change of state is told twice.",
    mutate: each("STATE_DELTA", (event) => [event, event]),
  },
  {
    id: "state-tests-told",
    text: "A change of state tests what it has changed.",
    mutate: each("STATE_DELTA", (event) => {
      event.payload.delta = event.payload.delta.flatMap((operation: Loose) =>
        operation.op === "replace" ? [operation, { ...operation, op: "test" }] : [operation],
      );
      return event;
    }),
  },
  {
    id: "model-without-app-state",
    text: "The model is not shown the app's state.",
    mutate: shown((prompt) => JSON.parse(JSON.stringify(prompt).replaceAll(/marigold|dark/g, "…"))),
  },
  {
    id: "first-state-for-ever",
    text: "All runs of a thread have the state of the first.",
    mutate: () => {
      const first = new Map<string, Loose>();
      return request("runAgent", ({ body }) => {
        if (typeof body?.threadId !== "string") return;
        if (!first.has(body.threadId)) first.set(body.threadId, body.state);
        body.state = first.get(body.threadId);
      })({} as never);
    },
  },
  {
    id: "stray-states-shown",
    text: "States of components that a request has are shown to the model.",
    mutate: request("runAgent", ({ body }) => {
      if (body?.state?.components === undefined || !Array.isArray(body.context)) return;
      body.context.push({ description: "States", value: JSON.stringify(body.state.components) });
    }),
  },
  {
    id: "refused-change-fails-the-run",
    text: "A change of state that cannot be made fails the run.",
    mutate: said((part) =>
      part.type === "tool-call" && part.input.includes("/nowhere/at/all")
        ? { type: "error", error: new Error("no such place") }
        : part,
    ),
  },
  {
    id: "app-state-never-offered",
    text: "The model is never offered to change the app's state.",
    mutate: asked((options) => ({
      ...options,
      ...(options.tools && { tools: options.tools.filter(({ name }) => name !== "update_state") }),
    })),
  },
  {
    id: "app-state-always-offered",
    text: "The model is offered to change a state that is no object, or holds states of components alone.",
    mutate: request("runAgent", ({ body }) => {
      const { state } = body ?? {};
      const isObject = typeof state === "object" && state !== null && !Array.isArray(state);
      const names = isObject ? Object.keys(state) : [];
      if (!isObject || (names.length === 1 && names[0] === "components")) body.state = { value: 1 };
    }),
  },
  {
    id: "lists-are-no-state",
    text: "A state that is a list is refused.",
    mutate: requests(({ operation, body }) =>
      operation === "runAgent" && Array.isArray(body?.state)
        ? {
            status: 400,
            headers: { "content-type": "application/json" },
            body: {
              error: {
                code: "VALIDATION_ERROR",
                message: "Refused.",
                errors: [{ pointer: "/state", detail: "must be an object" }],
              },
            },
          }
        : undefined,
    ),
  },
  {
    id: "state-never-whole",
    text: "A run tells all changes of components' states by deltas.",
    mutate: each("STATE_SNAPSHOT", (event, { operation }) => {
      const { components } = event.payload.snapshot;
      if (operation !== "runAgent" || components === undefined) return event;
      const delta = [{ op: "add", path: "/components", value: components }];
      return beside(event, { type: "STATE_DELTA", delta });
    }),
  },
  {
    id: "component-states-at-the-root",
    text: "The state of a component lies at the root of the state.",
    mutate: each("STATE_DELTA", (event) => {
      for (const change of event.payload.delta) change.path = change.path.replace(/^\/components\/[^/]+/, "");
      return event;
    }),
  },
  {
    id: "state-not-at-the-end",
    text: "Neither the end of a component nor its activity has its state.",
    mutate: events((event) => {
      if (event.name === "tambo.component.end") delete event.payload.value.state;
      if (event.name === "ACTIVITY_SNAPSHOT") delete event.payload.content.state;
      return event;
    }),
  },
  {
    id: "snapshot-of-own-components",
    text: "STATE_SNAPSHOT has the state of one component only.",
    mutate: each("STATE_SNAPSHOT", (event) => {
      const { components } = event.payload.snapshot;
      if (components !== undefined)
        event.payload.snapshot.components = Object.fromEntries(Object.entries(components).slice(-1));
      return event;
    }),
  },
  {
    id: "list-becomes-members",
    text: "A state that is a list becomes an object with its items.",
    mutate: each("STATE_SNAPSHOT", (event) => {
      const { snapshot } = event.payload;
      if (Object.keys(snapshot).join() === "components") event.payload.snapshot = { 0: 1, 1: 2, ...snapshot };
      return event;
    }),
  },
];
