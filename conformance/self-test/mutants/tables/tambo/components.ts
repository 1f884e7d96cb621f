/** Mutants of components and their state in a stream. */
import { each, events } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const componentMutants: readonly Mutant[] = [
  {
    id: "one-component-id",
    text: "All components have one id.",
    mutate: events((event) => {
      if (event.name.startsWith("tambo.component.")) event.payload.value.componentId = "comp_1";
      return event;
    }),
  },
  {
    id: "component-without-message",
    text: "A component names another message, and another component.",
    mutate: each("tambo.component.start", (event, { seen }) => {
      event.payload.value.messageId = `msg_${seen.length}`;
      event.payload.value.componentName = "Component";
      return event;
    }),
  },
  {
    id: "props-again-and-again",
    text: "Every delta of the props brings all of them again.",
    mutate: each("tambo.component.props_delta", (event, { memory }) => {
      const { value } = event.payload;
      memory[value.componentId] = (memory[value.componentId] ?? "") + value.delta;
      value.delta = memory[value.componentId];
      return event;
    }),
  },
  {
    id: "props-grow-quadratically",
    text: "Every delta of the props has all of them so far beside it.",
    defect: "D8",
    mutate: each("tambo.component.props_delta", (event, { memory }) => {
      const { value } = event.payload;
      memory[value.componentId] = (memory[value.componentId] ?? "") + value.delta;
      value.soFar = memory[value.componentId];
      return event;
    }),
  },
  {
    id: "props-lose-keys",
    text: "Arrays in the props become objects, and odd keys vanish.",
    defect: "D5",
    mutate: each("tambo.component.end", (event) => {
      const { props } = event.payload.value;
      delete props.constructor;
      for (const [name, value] of Object.entries(props)) if (Array.isArray(value)) props[name] = { ...value };
      return event;
    }),
  },
  {
    id: "no-props-no-run",
    text: "A component without deltas breaks the run.",
    defect: "D9",
    mutate: events((event, { seen, memory }) => {
      if (memory.broken) return undefined;
      if (event.name !== "tambo.component.end") return event;
      if (Object.keys(event.payload.value.props).length > 0) return event;
      if (seen.at(-1)?.name === "tambo.component.props_delta" && seen.at(-1)?.payload.value.delta !== "{}")
        return event;
      memory.broken = true;
      const { id, payload } = event;
      const error = { type: "RUN_ERROR", code: "INTERNAL_ERROR", message: "?", timestamp: payload.timestamp };
      return { id, name: "RUN_ERROR", payload: error };
    }),
  },
  {
    id: "state-not-told-at-the-end",
    text: "Neither the end of a component nor tambo.run.finished has its state.",
    mutate: events((event) => {
      if (event.name === "tambo.component.end") delete event.payload.value.state;
      if (event.name === "tambo.run.finished")
        for (const { content } of event.payload.value.messages)
          for (const block of content) delete block.state;
      return event;
    }),
  },
  {
    id: "state-after-the-end",
    text: "Changes of a component's state come after its end.",
    mutate: events((event, { memory }) => {
      if (event.name === "STATE_DELTA") memory.held = [...(memory.held ?? []), event];
      if (event.name === "STATE_DELTA") return undefined;
      if (event.name !== "tambo.component.end") return event;
      const { held = [] } = memory;
      memory.held = [];
      return [event, ...held];
    }),
  },
  {
    id: "state-of-the-client-misquoted",
    text: "A state that the client sets during a run is announced as another one.",
    mutate: each("tambo.component.state_delta", (event) => {
      event.payload.value.delta = [{ op: "replace", path: "", value: { quantity: 3 } }];
      return event;
    }),
  },
];
