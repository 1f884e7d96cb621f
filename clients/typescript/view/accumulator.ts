/** Puts the events of a run together to what they amount to. */
import { applyPatch } from "../json/apply-patch.ts";
import { asObject, memberOf, reuse } from "../json/values.ts";
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
import type { LiveMessage, RunFailure, RunStatus, RunView } from "./view.ts";

type States = Readonly<Record<string, JsonObject>>;

/**
 * A run as its events tell it, and the runs that continue it.
 *
 * Messages come to be what `GET …/messages` gives: exactly with `tambo.run.finished`, which has them all. A run that
 * pauses, fails or is cancelled has no such event, and what no other tells remains different:
 * - in the wire `proposal`, ids of messages that hold results: they have the id of the call;
 * - `incomplete`, where a cancelled run's last message has whole calls without a result: its turn may have been over;
 * - messages of `addResults`: they have ids of their own, and no `createdAt`;
 * - a message that a restart of the server cut off is still there, when the run ended before it was asked again.
 *
 * Events out of place are passed over: what belongs to nothing that has begun, a second end, a patch that does not
 * apply. So are types and names that this version does not know.
 */
export class RunAccumulator {
  readonly #threadId: string;
  readonly #messages: RunMessages;
  #status: RunStatus = "connecting";
  #error: RunFailure | undefined;
  #answeredElsewhere = false;
  #pending: readonly PendingToolCall[] = [];
  #states: States;
  #shown: RunView | undefined;

  /**
   * @param known What is known before the first event: the representation of tool calls that was asked for, `fields` if
   *   none; states of the thread's components, without which a client's patch of one cannot be followed.
   */
  constructor(
    threadId: string,
    known: { toolRepresentation?: ToolRepresentation | undefined; componentStates?: States } = {},
  ) {
    this.#threadId = threadId;
    this.#messages = new RunMessages(known.toolRepresentation ?? "fields", (ids) => this.#forgetStates(ids));
    this.#states = known.componentStates ?? {};
  }

  /** The run as far as it has come; the same object until something changes. */
  get view(): RunView {
    const messages = this.#messages.look();
    if (this.#shown === undefined || this.#shown.messages !== messages) this.#shown = this.#look(messages);
    return this.#shown;
  }

  #look(messages: readonly LiveMessage[]): RunView {
    const { runId } = this.#messages;
    return {
      threadId: this.#threadId,
      ...(runId !== undefined && { runId }),
      status: this.#status,
      messages,
      componentStates: this.#states,
      pendingToolCalls: this.#pending,
      ...(this.#answeredElsewhere && { answeredElsewhere: true as const }),
      ...(this.#error !== undefined && { error: this.#error }),
    };
  }

  /** Takes the next event. Never throws, and never changes what was looked at. */
  apply(event: RunStreamEvent): void {
    if (this.#status === "connecting") this.#become("running");
    const messages = this.#messages;
    messages.timestamp = event.timestamp;
    switch (event.type) {
      case "RUN_STARTED":
        this.#start(event.runId);
        break;
      case "RUN_FINISHED":
        this.#end("finished");
        break;
      case "RUN_ERROR":
        // The server stops, and the run goes on when it is back: not an end of the run. A run that waits may be cancelled.
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
        messages.addResult({ toolCallId, content: textContent(text) }, messageId);
        break;
      }
      case "STATE_SNAPSHOT":
        this.#setStates(reuse(this.#states, event.snapshot.components));
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
   * Takes what client tools gave, once the server has it: no stream tells of it. Until the thread is loaded again its
   * messages have ids that are none of the server's, and no `createdAt`.
   */
  addResults(results: readonly InputMessage[]): void {
    this.#messages.timestamp = undefined;
    for (const { toolCallId, content, isError } of results)
      if (toolCallId !== undefined) {
        // The server takes no result within another.
        const blocks = typeof content === "string" ? textContent(content) : (content as InputContent[]);
        this.#messages.addResult({ toolCallId, content: blocks, isError }, `own_${toolCallId}`);
      }
  }

  /** Another client has answered the calls that the run waits for: it is over, or another run goes on from it. */
  answerElsewhere(status: "finished" | "running"): void {
    if (this.#status !== "awaiting_input") return;
    this.#answeredElsewhere = true;
    this.#pending = [];
    this.#become(status);
  }

  /** Nothing more can come: the request was refused, or the stream cannot be followed any more. */
  fail({ message, code }: RunFailure): void {
    if (this.#status === "finished" || this.#error !== undefined) return;
    this.#messages.end({ code });
    this.#pending = [];
    this.#error = { message, ...(code !== undefined && { code }) };
    this.#become(code === "CANCELLED" ? "cancelled" : "failed");
  }

  #applyCustom(event: Extract<RunStreamEvent, { type: "CUSTOM" }>): void {
    switch (event.name) {
      case "tambo.run.awaiting_input":
        this.#pause(event.value);
        break;
      case "tambo.run.finished":
        this.#settle(event.value.runId, event.value.messages);
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

  #become(status: RunStatus): void {
    this.#status = status;
    this.#shown = undefined;
  }

  #start(runId: string): void {
    if (runId === this.#messages.runId) return;
    this.#messages.runId = runId;
    this.#pending = [];
    this.#error = undefined;
    this.#become("running");
  }

  #end(status: "finished" | "awaiting_input"): void {
    if (this.#status !== "running") return;
    this.#messages.end();
    this.#become(status);
  }

  #pause({ runId, pendingToolCalls }: { runId: string; pendingToolCalls: PendingToolCall[] }): void {
    if (this.#status !== "running") return;
    this.#messages.runId ??= runId;
    this.#pending = pendingToolCalls;
    this.#end("awaiting_input");
  }

  #settle(runId: string, messages: readonly Message[]): void {
    this.#messages.settle(runId, messages);
    let states = this.#states;
    for (const { content } of this.#messages.look())
      for (const block of content)
        if (block.type === "component" && block.state !== undefined)
          states = { ...states, [block.id]: block.state };
    this.#setStates(reuse(this.#states, states));
    this.#end("finished");
  }

  /** A change of the state of all components: its paths begin with `/components`. */
  #patchStates(patch: readonly JsonPatchOperation[]): void {
    const result = asObject(applyPatch({ components: this.#states }, patch));
    const states = asObject(result?.components);
    if (states !== undefined && Object.values(states).every(asObject)) this.#setStates(states as States);
  }

  /** A change of one component's own state. */
  #patchState(componentId: string, patch: readonly JsonPatchOperation[]): void {
    const state = memberOf(this.#states, componentId);
    const result = asObject(applyPatch(state, patch));
    if (result !== undefined) this.#setState(componentId, result);
  }

  #setState(componentId: string, state: JsonObject): void {
    this.#setStates(reuse(this.#states, { ...this.#states, [componentId]: state }));
  }

  #setStates(states: States): void {
    if (states === this.#states) return;
    this.#states = states;
    this.#messages.setStates(states);
    this.#shown = undefined;
  }

  #forgetStates(componentIds: readonly string[]): void {
    this.#states = Object.fromEntries(
      Object.entries(this.#states).filter(([id]) => !componentIds.includes(id)),
    );
    this.#shown = undefined;
  }
}

/** A text as the contract stores it. */
function textContent(text: string): InputContent[] {
  return text === "" ? [] : [{ type: "text", text }];
}
