/**
 * The parts of a model's response that have started but not ended. If the model does not end them because it
 * failed, was cancelled, or its process died, they are ended in order (T-057).
 */

import type { JsonObject, RunEvent } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import { parseJsonObject } from "../../core/messages.ts";
import type { RunWriter } from "../log/run-writer.ts";
import { completeJson } from "./complete-json.ts";

/** A component whose props are being streamed. */
export interface OpenComponent {
  /** The JSON streamed so far. */
  json: string;
}

export class OpenParts {
  /** ID of the message whose text is open. */
  text: string | undefined;
  /** ID of the message whose reasoning is open. */
  reasoning: string | undefined;
  /** Name of the open step. Set only while a log is being replayed. */
  step: string | undefined;
  /** Tool calls whose arguments are still being streamed, with the JSON received so far. */
  readonly calls = new Map<string, { json: string }>();
  readonly components = new Map<string, OpenComponent>();

  /** Applies the next event from a log. */
  observe(event: RunEvent): void {
    switch (event.type) {
      case "TEXT_MESSAGE_START":
        this.text = event.messageId;
        break;
      case "TEXT_MESSAGE_END":
        this.text = undefined;
        break;
      case "REASONING_START":
        this.reasoning = event.messageId;
        break;
      case "REASONING_END":
        this.reasoning = undefined;
        break;
      case "STEP_STARTED":
        this.step = event.stepName;
        break;
      case "STEP_FINISHED":
        this.step = undefined;
        break;
      case "TOOL_CALL_START":
        this.calls.set(event.toolCallId, { json: "" });
        break;
      case "TOOL_CALL_ARGS":
        append(this.calls.get(event.toolCallId), event.delta);
        break;
      case "TOOL_CALL_END":
        this.calls.delete(event.toolCallId);
        break;
      case "CUSTOM":
        if (event.name === "tambo.component.start")
          this.components.set(event.value.componentId, { json: "" });
        else if (event.name === "tambo.component.props_delta") {
          append(this.components.get(event.value.componentId), event.value.delta);
        } else if (event.name === "tambo.component.end") this.components.delete(event.value.componentId);
        break;
    }
  }

  /**
   * Ends all open parts.
   *
   * @param run Writes the events.
   * @param stateOf Returns a component's state, which is included in its last event.
   * @returns The props streamed so far for the components that were open.
   */
  close(run: RunWriter, stateOf: (componentId: string) => JsonObject | undefined): Map<string, JsonObject> {
    this.endReasoning(run);
    this.endText(run);
    for (const [toolCallId, { json }] of this.calls) {
      const rest = completeJson(json) ?? "";
      const delta = json === "" ? "{}" : rest;
      if (delta !== "") run.write({ type: "TOOL_CALL_ARGS", toolCallId, delta, timestamp: run.now() });
      run.write({ type: "TOOL_CALL_END", toolCallId, timestamp: run.now() });
      writeInterruptedResult(run, toolCallId);
    }
    this.calls.clear();
    const props = new Map<string, JsonObject>();
    for (const id of [...this.components.keys()]) props.set(id, this.endComponent(run, id, stateOf(id)));
    if (this.step !== undefined)
      run.write({ type: "STEP_FINISHED", stepName: this.step, timestamp: run.now() });
    this.step = undefined;
    return props;
  }

  /** Ends the open text, if any. */
  endText(run: RunWriter): void {
    if (this.text === undefined) return;
    run.write({ type: "TEXT_MESSAGE_END", messageId: this.text, timestamp: run.now() });
    this.text = undefined;
  }

  /** Ends the open reasoning, if any. */
  endReasoning(run: RunWriter): void {
    if (this.reasoning === undefined) return;
    run.write({ type: "REASONING_MESSAGE_END", messageId: this.reasoning, timestamp: run.now() });
    run.write({ type: "REASONING_END", messageId: this.reasoning, timestamp: run.now() });
    this.reasoning = undefined;
  }

  /** Ends a component. Its streamed props are completed if necessary (T-049, T-051). */
  endComponent(run: RunWriter, componentId: string, state: JsonObject | undefined): JsonObject {
    const { json } = this.components.get(componentId) ?? { json: "" };
    const delta = json === "" ? "{}" : (completeJson(json) ?? "");
    if (delta !== "") {
      run.write({
        type: "CUSTOM",
        name: "tambo.component.props_delta",
        value: { componentId, delta },
        timestamp: run.now(),
      });
    }
    const props = parseJsonObject(json + delta) ?? {};
    run.write({
      type: "CUSTOM",
      name: "tambo.component.end",
      value: { componentId, props, ...(state !== undefined && { state }) },
      timestamp: run.now(),
    });
    this.components.delete(componentId);
    return props;
  }
}

/**
 * Writes a result for an interrupted call. Without a result, a client would assume that it has to execute the
 * call itself.
 */
function writeInterruptedResult(run: RunWriter, toolCallId: string): void {
  const text = "The call was cut off and not executed.";
  const result = [{ type: "text" as const, text }];
  const timestamp = run.now();
  run.write({
    type: "TOOL_CALL_RESULT",
    messageId: createId("msg"),
    toolCallId,
    content: text,
    role: "tool",
    timestamp,
  });
  run.write({
    type: "CUSTOM",
    name: "tambo.tool.result",
    value: { toolCallId, result, isError: true },
    timestamp,
  });
}

function append(part: { json: string } | undefined, delta: string): void {
  if (part !== undefined) part.json += delta;
}
