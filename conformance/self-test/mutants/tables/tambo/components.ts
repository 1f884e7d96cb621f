/** Mutants with defects in components, and in their state in a stream. */
import { alterEvents, alterEventsNamed, alterPayloads, delayEvents } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import type { Mutants } from "../../mutant.ts";

export const componentMutants: Mutants = {
  /** Sends a different message id and component name in tambo.component.start. */
  "component-without-message": alterPayloads("tambo.component.start", (payload, { previous }) => {
    payload.value.messageId = `msg_${previous.length}`;
    payload.value.componentName = "Component";
  }),
  /** Adds all earlier props to every props delta. */
  "props-grow-quadratically": alterPayloads("tambo.component.props_delta", ({ value }, { memory }) => {
    memory[value.componentId] = (memory[value.componentId] ?? "") + value.delta;
    value.soFar = memory[value.componentId];
  }),
  /** Turns arrays into objects and loses unusual keys in props. */
  "props-lose-keys": alterPayloads("tambo.component.end", (payload) => {
    const { props } = payload.value;
    delete props.constructor;
    for (const [name, value] of Object.entries(props)) if (Array.isArray(value)) props[name] = { ...value };
  }),
  /** Fails the run if a component has no props. */
  "no-props-no-run": alterEvents((event, { previous, memory }) => {
    if (memory.broken) return [];
    if (event.name !== "tambo.component.end") return event;
    if (Object.keys(event.payload.value.props).length > 0) return event;
    if (
      previous.at(-1)?.name === "tambo.component.props_delta" &&
      previous.at(-1)?.payload.value.delta !== "{}"
    )
      return event;
    memory.broken = true;
    const { id, payload } = event;
    const error = { type: "RUN_ERROR", code: "INTERNAL_ERROR", message: "?", timestamp: payload.timestamp };
    return { id, name: "RUN_ERROR", payload: error };
  }),
  /** Omits the state from a component's end event and from tambo.run.finished. */
  "state-not-told-at-the-end": alterEvents((event) => {
    if (event.name === "tambo.component.end") delete event.payload.value.state;
    if (event.name === "tambo.run.finished")
      for (const { content } of event.payload.value.messages) for (const block of content) delete block.state;
  }),
  /** Sends changes to a component's state after its end event. */
  "state-after-the-end": delayEvents(
    ({ name }) => name === "STATE_DELTA",
    (held, event) => (event.name === "tambo.component.end" ? [event, ...held] : undefined),
  ),
  /** Sends a state that differs from the state that the client set during the run. */
  "state-of-the-client-misquoted": alterPayloads("tambo.component.state_delta", (payload) => {
    payload.value.delta = [{ op: "replace", path: "", value: { quantity: 3 } }];
  }),
  /** Keeps fields that the new state does not contain. */
  "state-merges": alterRequestsOf("updateComponentState", async ({ path, threadId, body }, server) => {
    if (body?.state === undefined || body.patch !== undefined || Array.isArray(body.state)) return;
    const { text } = await server.ask("GET", `/v1/threads/${threadId}`);
    const blocks = (JSON.parse(text).messages ?? []).flatMap(({ content }: Loose) => content);
    const component = blocks.find(({ id }: Loose) => id !== undefined && path.includes(`/${id}/`));
    body.state = { ...component?.state, ...body.state };
  }),
  /** Adds test operations to state patches. */
  "state-tests-told-by-run": alterPayloads("STATE_DELTA", (payload) => {
    payload.delta = payload.delta.flatMap((operation: Loose) =>
      operation.op === "replace" ? [operation, { ...operation, op: "test" }] : [operation],
    );
  }),
  /** Sends the replacement of a state as one patch for each field. */
  "state-replaced-in-parts": alterPayloads("tambo.component.state_delta", ({ value }, { memory }) => {
    const first = memory[value.componentId] === undefined;
    memory[value.componentId] = true;
    const [operation] = value.delta;
    if (!first && operation.path === "")
      value.delta = Object.entries(operation.value).flatMap(([name, each]) => [
        { op: "replace", path: "", value: {} },
        { op: "add", path: `/${name}`, value: each },
      ]);
  }),
  /** Sends a component's initial state as a patch of an empty state. */
  "state-first-patched": alterPayloads("STATE_DELTA", (payload) => {
    payload.delta = payload.delta.flatMap((operation: Loose) =>
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
  }),
  /** Sends a client's state change during a run as a delta instead of a snapshot. */
  "state-never-anew": alterEventsNamed("STATE_SNAPSHOT", (event, { previous }) => {
    if (!previous.some(({ name }) => name === "STATE_SNAPSHOT")) return;
    const { snapshot, timestamp } = event.payload;
    const delta = Object.entries(snapshot.components).map(([id, value]) => ({
      op: "add",
      path: `/components/${id}`,
      value,
    }));
    event.payload = { type: "STATE_DELTA", delta, timestamp };
  }),
  /** After a client's state change, sends a snapshot that contains only the run's last component. */
  "state-anew-is-partial": alterPayloads("STATE_SNAPSHOT", (payload, { previous }) => {
    const { components } = payload.snapshot;
    if (previous.some(({ name }) => name === "STATE_SNAPSHOT"))
      payload.snapshot.components = Object.fromEntries(Object.entries(components).slice(-1));
  }),
};
