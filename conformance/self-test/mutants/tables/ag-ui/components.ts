/** Mutants with defects in components, component state and application state. */
import { withMap } from "../../combinators/compose.ts";
import { alterEvents, alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import {
  alterModelOutput,
  alterOfferedTools,
  alterPrompts,
  dropToolSchemas,
} from "../../combinators/models.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { isObject } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { createError, createExtraEvent } from "./combinators.ts";

/** Returns the props without unusual keys, and with objects instead of arrays. */
function simplifyProps(props: Loose): Loose {
  const { constructor: _, ...rest } = JSON.parse(JSON.stringify(props));
  for (const [name, value] of Object.entries(rest)) if (Array.isArray(value)) rest[name] = { ...value };
  return rest;
}

export const componentMutants: Mutants = {
  /** Sends the id of a different message in tambo.component.start. */
  "component-of-another-message": alterPayloads("tambo.component.start", (payload) => {
    payload.value.messageId += "_2";
  }),
  /** Offers tools to the model without their schemas. */
  "model-without-schemas": dropToolSchemas,
  /** Turns arrays into objects and loses unusual keys in a component's end event and activity. */
  "props-lose-keys": alterEvents((event) => {
    const { value, content } = event.payload;
    if (event.name === "tambo.component.end") value.props = simplifyProps(value.props);
    if (event.name === "ACTIVITY_SNAPSHOT") content.props = simplifyProps(content.props);
  }),
  /** Turns arrays into objects and loses unusual keys in the props of stored components. */
  "kept-props-lose-keys": alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
    for (const { role, content } of payload.messages)
      if (role === "activity") content.props = simplifyProps(content.props);
  }),
  /** Sends a component's activity only once, although its state changes. */
  "activity-once": alterEventsNamed("ACTIVITY_SNAPSHOT", (event, { memory }) => {
    const { messageId } = event.payload;
    if (memory[messageId]) return [];
    memory[messageId] = true;
    return event;
  }),
  /** Sends every state change twice. */
  "state-told-twice": alterEventsNamed("STATE_DELTA", (event) => [event, event]),
  /** Adds test operations to state patches. */
  "state-tests-told": alterPayloads("STATE_DELTA", (payload) => {
    payload.delta = payload.delta.flatMap((operation: Loose) =>
      operation.op === "replace" ? [operation, { ...operation, op: "test" }] : [operation],
    );
  }),
  /** Does not send the application's state to the model. */
  "model-without-app-state": alterPrompts((prompt) =>
    JSON.parse(JSON.stringify(prompt).replaceAll(/marigold|dark/g, "…")),
  ),
  /** Uses the state of a thread's first run in all its runs. */
  "first-state-for-ever": withMap((first) =>
    alterRequestsOf("runAgent", ({ body }) => {
      if (typeof body?.threadId !== "string") return;
      if (!first.has(body.threadId)) first.set(body.threadId, body.state);
      body.state = first.get(body.threadId);
    }),
  ),
  /** Sends the model the component states from the request. */
  "stray-states-shown": alterRequestsOf("runAgent", ({ body }) => {
    if (body?.state?.components === undefined || !Array.isArray(body.context)) return;
    body.context.push({ description: "States", value: JSON.stringify(body.state.components) });
  }),
  /** Fails the run if the model makes an invalid state change. */
  "refused-change-fails-the-run": alterModelOutput((part) =>
    part.type === "tool-call" && part.input.includes("/nowhere/at/all")
      ? { type: "error", error: new Error("no such place") }
      : part,
  ),
  /** Never offers the model the tool that changes the application's state. */
  "app-state-never-offered": alterOfferedTools((tools) =>
    tools.filter(({ name }) => name !== "update_state"),
  ),
  /**
   * Offers the model the tool that changes the application's state even if the request contains no such
   * state.
   */
  "app-state-always-offered": alterRequestsOf("runAgent", ({ body }) => {
    const { state } = body ?? {};
    if (!isObject(state) || Object.keys(state).join() === "components") body.state = { value: 1 };
  }),
  /** Drops a state that is not an object. */
  "only-objects-are-state": alterRequestsOf("runAgent", ({ body }) => {
    if (!isObject(body?.state)) delete body?.state;
  }),
  /** Rejects a state that is an array. */
  "lists-are-no-state": alterRequestsOf("runAgent", ({ body }) =>
    Array.isArray(body?.state) ? createError(400, "VALIDATION_ERROR") : undefined,
  ),
  /** Sends component state only as deltas. */
  "state-never-whole": alterEventsNamed("STATE_SNAPSHOT", (event, { operation }) => {
    const { components } = event.payload.snapshot;
    if (operation !== "runAgent" || components === undefined) return event;
    const delta = [{ op: "add", path: "/components", value: components }];
    return createExtraEvent(event, { type: "STATE_DELTA", delta });
  }),
  /** Sends patches of component state with paths relative to the root of the state. */
  "component-states-at-the-root": alterPayloads("STATE_DELTA", (payload) => {
    for (const change of payload.delta) change.path = change.path.replace(/^\/components\/[^/]+/, "");
  }),
  /** Omits the state from a component's end event and activity. */
  "state-not-at-the-end": alterEvents((event) => {
    if (event.name === "tambo.component.end") delete event.payload.value.state;
    if (event.name === "ACTIVITY_SNAPSHOT") delete event.payload.content.state;
  }),
  /** Sends the state of only one component in STATE_SNAPSHOT. */
  "snapshot-of-own-components": alterPayloads("STATE_SNAPSHOT", (payload) => {
    const { components } = payload.snapshot;
    if (components !== undefined)
      payload.snapshot.components = Object.fromEntries(Object.entries(components).slice(-1));
  }),
  /** Turns a state that is an array into an object containing the items. */
  "list-becomes-members": alterPayloads("STATE_SNAPSHOT", (payload) => {
    const { snapshot } = payload;
    if (Object.keys(snapshot).join() === "components") payload.snapshot = { 0: 1, 1: 2, ...snapshot };
  }),
};
