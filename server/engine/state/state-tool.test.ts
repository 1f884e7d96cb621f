import { expect, it } from "vitest";
import type { Message } from "../../core/messages.ts";
import type { ThreadKey } from "../../core/ports/records.ts";
import type { RunSettings } from "../run-input.ts";
import { buildPrompt } from "../turn/prompt.ts";
import { buildTurnTools } from "../turn/turn-tools.ts";
import { Transcript } from "./transcript.ts";

const propsSchema = { type: "object", properties: {} };
const stateSchema = { type: "object", properties: { quantity: { type: "integer" } } };
const component = (name: string, state?: typeof stateSchema) => ({
  name,
  description: name,
  propsSchema,
  contextTools: [],
  ...(state !== undefined && { stateSchema: state }),
});
const settings = (...components: RunSettings["components"]): RunSettings => ({
  components,
  tools: [],
  toolChoice: "auto",
  embedResources: false,
});
const displayed: Message = {
  id: "msg_1",
  role: "assistant",
  blocks: [
    { type: "component", id: "comp_1", name: "Cart", props: {} },
    { type: "component", id: "comp_2", name: "Chart", props: {} },
    { type: "component", id: "comp_3", name: "Cart", props: {} },
  ],
  createdAt: 1,
};
const thread = (messages: Message[]) =>
  new Transcript({
    thread: { key: 1 as ThreadKey as ThreadKey, id: "t", projectId: "p" },
    messages,
    components: messages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === "component"
          ? [{ id: block.id, name: block.name, messageId: "msg_1", version: 0, state: { quantity: 1 } }]
          : [],
      ),
    ),
  });
const toolIn = (source: RunSettings, transcript: Transcript) =>
  buildTurnTools(source, [], transcript).tools.find(({ name }) => name === "update_component_state");

it("lists the rendered components that have a state, by the ids of the prompt, and their schemas [T-032][TX-16]", () => {
  const transcript = thread([displayed]);
  expect(toolIn(settings(component("Cart", stateSchema), component("Chart")), transcript)).toEqual({
    type: "function",
    name: "update_component_state",
    description: "Change the state of a component on screen",
    inputSchema: {
      type: "object",
      properties: {
        component: {
          type: "string",
          description:
            "Id of the component, or of the call that shows it. On screen: comp_1 (Cart), comp_3 (Cart)",
        },
        state: {
          type: "object",
          description:
            "The complete new state.\n" +
            "The state of a Cart must match this JSON Schema: " +
            '{"type":"object","properties":{"quantity":{"type":"integer"}}}',
        },
        patch: {
          type: "array",
          description: "JSON Patch (RFC 6902) operations on the state",
          items: { type: "object" },
        },
      },
      required: ["component"],
    },
  });
  const [, results] = buildPrompt(transcript.messages, transcript.components);
  expect(results?.content[0]).toEqual({
    type: "tool-result",
    toolCallId: "comp_1",
    toolName: "show_component_Cart",
    output: { type: "json", value: { shown: "comp_1", state: { quantity: 1 } } },
  });
});

it("is offered before any component is rendered, and not at all without a state", () => {
  expect(toolIn(settings(component("Cart", stateSchema)), thread([]))).toMatchObject({
    inputSchema: {
      properties: {
        component: { description: "Id of the component, or of the call that shows it. On screen: none yet" },
      },
    },
  });
  expect(toolIn(settings(component("Chart")), thread([displayed]))).toBeUndefined();
});
