/** Mutants of components and what plain clients are shown of them. */
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { asked } from "../../combinators/models.ts";
import type { Mutant } from "../../mutant.ts";
import { inOnePiece } from "./text.ts";

/** Odd keys vanish, and lists become objects. */
function impoverished(props: Loose): Loose {
  const { constructor: _, ...rest } = JSON.parse(JSON.stringify(props));
  for (const [name, value] of Object.entries(rest)) if (Array.isArray(value)) rest[name] = { ...value };
  return rest;
}

export const componentMutants: readonly Mutant[] = [
  {
    id: "component-of-another-message",
    text: "A component names another message.",
    mutate: each("tambo.component.start", (event) => {
      event.payload.value.messageId += "_2";
      return event;
    }),
  },
  {
    id: "one-component-id",
    text: "All components have one id.",
    mutate: events((event) => {
      if (event.name.startsWith("tambo.component.")) event.payload.value.componentId = "comp_1";
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
    id: "props-in-one-piece",
    text: "Props are sent when they are complete.",
    mutate: events(
      inOnePiece("tambo.component.props_delta", "tambo.component.end", ({ payload }) => payload.value),
    ),
  },
  {
    id: "model-without-schemas",
    text: "The model is not given the schemas of tools.",
    mutate: asked(({ tools, ...options }) => {
      if (tools === undefined) return options;
      const inputSchema = { type: "object" as const, properties: {} };
      return {
        ...options,
        tools: tools.map((tool) => (tool.type === "function" ? { ...tool, inputSchema } : tool)),
      };
    }),
  },
  {
    id: "props-lose-keys",
    text: "At a component's end and in its activity lists become objects, and odd keys vanish.",
    defect: "D5",
    mutate: events((event) => {
      const { value, content } = event.payload;
      if (event.name === "tambo.component.end") value.props = impoverished(value.props);
      if (event.name === "ACTIVITY_SNAPSHOT") content.props = impoverished(content.props);
      return event;
    }),
  },
  {
    id: "kept-props-lose-keys",
    text: "In the props of components that are kept lists become objects, and odd keys vanish.",
    defect: "D5",
    mutate: each("MESSAGES_SNAPSHOT", (event) => {
      for (const { role, content } of event.payload.messages)
        if (role === "activity") content.props = impoverished(content.props);
      return event;
    }),
  },
  {
    id: "activity-once",
    text: "A component's activity comes once, whatever becomes of its state.",
    mutate: each("ACTIVITY_SNAPSHOT", (event, { memory }) => {
      const { messageId } = event.payload;
      if (memory[messageId]) return undefined;
      memory[messageId] = true;
      return event;
    }),
  },
];
