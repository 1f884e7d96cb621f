/** Mutants with defects in the text and component events that Tambo and AG-UI share. */
import {
  alterEvents,
  alterEventsNamed,
  alterPayloads,
  mergeDeltas,
  type StreamEvent,
} from "../combinators/events.ts";
import { setFields } from "../combinators/values.ts";
import type { Mutants } from "../mutant.ts";

/** Returns true if an event contains the result of an interrupted call. */
export const isInterruptedResult = (event: StreamEvent): boolean =>
  JSON.stringify(event.payload).includes("The call was cut off and not executed.");

export const sharedEventMutants: Mutants = {
  /** Sends text only once it is complete. */
  "text-in-one-piece": mergeDeltas("TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END"),
  /** Corrupts non-ASCII characters. */
  "broken-characters": alterPayloads("TEXT_MESSAGE_CONTENT", (payload) => {
    payload.delta = payload.delta.replaceAll(/[^\x20-\x7e]/gu, "\ufffd");
  }),
  /** Sends text messages with the role `user`. */
  "text-of-the-user": alterPayloads("TEXT_MESSAGE_START", setFields({ role: "user" })),
  /** Omits the start event of text that follows a component or a call. */
  "text-not-begun-again": alterEventsNamed("TEXT_MESSAGE_START", (event, { previous }) =>
    previous.some(({ name, payload }) => name === event.name && payload.messageId === event.payload.messageId)
      ? []
      : event,
  ),
  /** Starts a new message for text that follows a component or a call. */
  "text-another-message": alterEvents((event, { previous, memory }) => {
    if (!event.name.startsWith("TEXT_")) return;
    if (event.name === "TEXT_MESSAGE_START")
      memory.again = previous.some(
        ({ name, payload }) => name === event.name && payload.messageId === event.payload.messageId,
      );
    if (memory.again) event.payload.messageId += "_2";
  }),
  /** Gives all components the same id. */
  "one-component-id": alterEvents((event) => {
    if (event.name.startsWith("tambo.component.")) event.payload.value.componentId = "comp_1";
  }),
  /** Repeats all earlier props in every props delta. */
  "props-again-and-again": alterPayloads("tambo.component.props_delta", (payload, { memory }) => {
    const { value } = payload;
    memory[value.componentId] = (memory[value.componentId] ?? "") + value.delta;
    value.delta = memory[value.componentId];
  }),
  /** Sends props only once they are complete. */
  "props-in-one-piece": mergeDeltas(
    "tambo.component.props_delta",
    "tambo.component.end",
    ({ payload }) => payload.value,
  ),
};
