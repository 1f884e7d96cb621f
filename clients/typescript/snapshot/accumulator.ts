import { applyPatch } from "../json/apply-patch.ts";
import { asObject, getOwn, shareEqualParts } from "../json/values.ts";
import type {
  InputContent,
  InputMessage,
  JsonObject,
  JsonPatchOperation,
  Message,
  PendingToolCall,
  RunStreamEvent,
  ToolRepresentation,
} from "../types.ts";
import { RunMessages } from "./run-messages.ts";
import type { LiveMessage, RunError, RunSnapshot, RunStatus } from "./run-snapshot.ts";

type States = Readonly<Record<string, JsonObject>>;

/**
 * Builds the snapshot of a run, and of the runs that continue it, from their events.
 *
 * The `tambo.run.finished` event contains all messages. After it, the messages are identical to those
 * returned by `GET …/messages`. A run that awaits input, fails or is cancelled has no such event, so its
 * messages may differ from the stored messages in these ways:
 * - In the `proposal` wire format, messages with tool results have the id of the call.
 * - `incomplete` may be missing from the last message of a cancelled run if all its calls are complete,
 *   because its turn may have ended.
 * - Messages added by `addToolResults` have local ids and no `createdAt`.
 * - A message that was interrupted by a server restart remains if the run ended before the model was called
 *   again.
 *
 * Events that cannot be applied are ignored: events for a message that has not started, a second terminal
 * event, patches that fail, and events with an unknown type or name.
 */
export class RunAccumulator {
  readonly #threadId: string;
  readonly #messages: RunMessages;
  #status: RunStatus = "connecting";
  #error: RunError | undefined;
  #isContinuedElsewhere = false;
  #pendingToolCalls: readonly PendingToolCall[] = [];
  #states: States;
  #snapshot: RunSnapshot | undefined;

  /**
   * @param known Data known before the first event: the requested representation of tool calls (defaults to
   * `fields`), and the states of the thread's components. Without these states, patches from other clients
   * cannot be applied.
   */
  constructor(
    threadId: string,
    known: { toolRepresentation?: ToolRepresentation | undefined; componentStates?: States } = {},
  ) {
    this.#threadId = threadId;
    this.#messages = new RunMessages(known.toolRepresentation ?? "fields", (ids) => this.#forgetStates(ids));
    this.#states = known.componentStates ?? {};
  }

  /** The run as of the last event. Immutable: a change creates a new object. */
  get snapshot(): RunSnapshot {
    const messages = this.#messages.getSnapshot();
    if (this.#snapshot === undefined || this.#snapshot.messages !== messages)
      this.#snapshot = this.#createSnapshot(messages);
    return this.#snapshot;
  }

  #createSnapshot(messages: readonly LiveMessage[]): RunSnapshot {
    const { runId } = this.#messages;
    return {
      threadId: this.#threadId,
      ...(runId !== undefined && { runId }),
      status: this.#status,
      messages,
      componentStates: this.#states,
      pendingToolCalls: this.#pendingToolCalls,
      ...(this.#isContinuedElsewhere && { continuedElsewhere: true as const }),
      ...(this.#error !== undefined && { error: this.#error }),
    };
  }

  /** Applies the next event. Never throws, and never modifies an earlier snapshot. */
  apply(event: RunStreamEvent): void {
    if (this.#status === "connecting") this.#setStatus("running");
    const messages = this.#messages;
    messages.timestamp = event.timestamp;
    switch (event.type) {
      case "RUN_STARTED":
        this.#startRun(event.runId);
        break;
      case "RUN_FINISHED":
        this.#endRun("finished");
        break;
      case "RUN_ERROR":
        // The server is shutting down, and the run continues once the server is back. A run that is awaiting
        // input may be cancelled.
        if (event.code !== "SERVER_RESTARTING") this.fail(event);
        break;
      case "TEXT_MESSAGE_START":
        messages.startText(event.messageId);
        break;
      case "TEXT_MESSAGE_CONTENT":
        messages.appendText(event.messageId, event.delta);
        break;
      case "TEXT_MESSAGE_END":
        messages.endText(event.messageId);
        break;
      case "TOOL_CALL_START": {
        const { toolCallId, toolName, parentMessageId } = event;
        messages.startCall(toolCallId, toolName, parentMessageId);
        break;
      }
      case "TOOL_CALL_ARGS":
        messages.appendArguments(event.toolCallId, event.delta);
        break;
      case "TOOL_CALL_END":
        messages.endCall(event.toolCallId);
        break;
      case "TOOL_CALL_RESULT": {
        const { toolCallId, messageId, content: text } = event;
        messages.addResult({ toolCallId, content: toTextContent(text) }, messageId);
        break;
      }
      case "STATE_SNAPSHOT":
        this.#setStates(shareEqualParts(this.#states, event.snapshot.components));
        break;
      case "STATE_DELTA":
        this.#patchStates(event.delta);
        break;
      case "CUSTOM":
        this.#applyCustom(event);
        break;
    }
  }

  /**
   * Adds client tool results once the server has stored them, because no event in the stream contains them.
   * These messages have local ids and no `createdAt` until the thread is reloaded.
   */
  addToolResults(results: readonly InputMessage[]): void {
    this.#messages.timestamp = undefined;
    for (const { toolCallId, content, isError } of results)
      if (toolCallId !== undefined) {
        // The server rejects a result that is nested in another result, so the content has none.
        const blocks = typeof content === "string" ? toTextContent(content) : (content as InputContent[]);
        this.#messages.addResult({ toolCallId, content: blocks, isError }, `local_${toolCallId}`);
      }
  }

  /**
   * Records that another client sent the tool results that the run was waiting for. Either the run has
   * finished, or a new run continues it.
   */
  markContinuedElsewhere(status: "finished" | "running"): void {
    if (this.#status !== "awaiting_input") return;
    this.#isContinuedElsewhere = true;
    this.#pendingToolCalls = [];
    this.#setStatus(status);
  }

  /** Marks the run as failed, or as cancelled if the code is `CANCELLED`. No further events are applied. */
  fail({ message, code }: RunError): void {
    if (this.#status === "finished" || this.#error !== undefined) return;
    this.#messages.end({ code });
    this.#pendingToolCalls = [];
    this.#error = { message, ...(code !== undefined && { code }) };
    this.#setStatus(code === "CANCELLED" ? "cancelled" : "failed");
  }

  #applyCustom(event: Extract<RunStreamEvent, { type: "CUSTOM" }>): void {
    switch (event.name) {
      case "tambo.run.awaiting_input":
        this.#awaitInput(event.value);
        break;
      case "tambo.run.finished":
        this.#applyStoredMessages(event.value.runId, event.value.messages);
        break;
      case "tambo.tool.result": {
        const { toolCallId, result: content, isError } = event.value;
        this.#messages.addResult({ toolCallId, content, isError });
        break;
      }
      case "tambo.component.start": {
        const { componentId: id, componentName: name, messageId } = event.value;
        this.#messages.startComponent(id, name, messageId);
        break;
      }
      case "tambo.component.props_delta":
        this.#messages.appendProps(event.value.componentId, event.value.delta);
        break;
      case "tambo.component.state_delta":
        this.#patchState(event.value.componentId, event.value.delta);
        break;
      case "tambo.component.end": {
        const { componentId, props, state } = event.value;
        this.#messages.endComponent(componentId, props);
        if (state !== undefined) this.#setState(componentId, state);
        break;
      }
    }
  }

  #setStatus(status: RunStatus): void {
    this.#status = status;
    this.#snapshot = undefined;
  }

  #startRun(runId: string): void {
    if (runId === this.#messages.runId) return;
    this.#messages.runId = runId;
    this.#pendingToolCalls = [];
    this.#error = undefined;
    this.#setStatus("running");
  }

  #endRun(status: "finished" | "awaiting_input"): void {
    if (this.#status !== "running") return;
    this.#messages.end();
    this.#setStatus(status);
  }

  #awaitInput({ runId, pendingToolCalls }: { runId: string; pendingToolCalls: PendingToolCall[] }): void {
    if (this.#status !== "running") return;
    this.#messages.runId ??= runId;
    this.#pendingToolCalls = pendingToolCalls;
    this.#endRun("awaiting_input");
  }

  #applyStoredMessages(runId: string, messages: readonly Message[]): void {
    this.#messages.replaceWithStored(runId, messages);
    let states = this.#states;
    for (const { content } of this.#messages.getSnapshot())
      for (const block of content)
        if (block.type === "component" && block.state !== undefined)
          states = { ...states, [block.id]: block.state };
    this.#setStates(shareEqualParts(this.#states, states));
    this.#endRun("finished");
  }

  /** Applies a patch to the states of all components. Its paths start with `/components`. */
  #patchStates(patch: readonly JsonPatchOperation[]): void {
    const result = asObject(applyPatch({ components: this.#states }, patch));
    const states = asObject(result?.components);
    if (states !== undefined && Object.values(states).every(asObject)) this.#setStates(states as States);
  }

  /** Applies a patch to one component's state. */
  #patchState(componentId: string, patch: readonly JsonPatchOperation[]): void {
    const state = getOwn(this.#states, componentId);
    const result = asObject(applyPatch(state, patch));
    if (result !== undefined) this.#setState(componentId, result);
  }

  #setState(componentId: string, state: JsonObject): void {
    this.#setStates(shareEqualParts(this.#states, { ...this.#states, [componentId]: state }));
  }

  #setStates(states: States): void {
    if (states === this.#states) return;
    this.#states = states;
    this.#messages.setStates(states);
    this.#snapshot = undefined;
  }

  #forgetStates(componentIds: readonly string[]): void {
    this.#states = Object.fromEntries(
      Object.entries(this.#states).filter(([id]) => !componentIds.includes(id)),
    );
    this.#snapshot = undefined;
  }
}

/** Converts text to content blocks as the contract stores them. */
function toTextContent(text: string): InputContent[] {
  return text === "" ? [] : [{ type: "text", text }];
}
