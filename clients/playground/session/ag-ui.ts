/** AG-UI conversations. The client keeps the messages and sends all of them with every run. */
import fastJsonPatch from "fast-json-patch";
import { type ClientTool, type JsonObject, runClientTool, type TamboClientOptions } from "tambo-v1-client";
import {
  type AgUiEvent,
  createAgUiClient,
  type EventStream,
  type RunAgentInput,
  type RunErrorEvent,
  type RunFinishedEvent,
  type ToolCall,
} from "tambo-v1-client/ag-ui";
import { AgUiComponents, listComponentIds, toComponentMessages } from "./ag-ui-components.ts";
import { isObject, parseJsonOrText, toText } from "./json.ts";
import { ignoreNotFound, type Protocol, type RunOutcome } from "./protocol.ts";
import type { SessionOptions, Turn } from "./session.ts";
import { type ConversationMessage, toTurns } from "./turns.ts";

/** The fields in a message that this client reads. */
interface Message {
  id: string;
  role: string;
  content?: unknown;
  toolCalls?: readonly ToolCall[];
  toolCallId?: string;
  error?: string;
  activityType?: string;
}

/** Name of the agent. */
const agent = "default";

export class AgUi implements Protocol<AgUiEvent, RunAgentInput> {
  readonly capabilities = { cancel: true, drop: true, reconnect: true, resume: true };
  threadId: string;
  readonly #client;
  readonly #tools: readonly ClientTool[];
  readonly #components: AgUiComponents;
  readonly #newId: () => string;
  #messages: readonly Message[] = [];
  #state: unknown;
  #runId: string;
  /** The ids of the next message and run. */
  #nextIds: { message: string; run: string };
  /** The settings in the latest request, which also apply to the run that continues it with tool results. */
  #settings: Partial<RunAgentInput> = {};
  #outcome: RunOutcome | undefined;

  /** @param newId Creates ids of messages and runs, unique in the thread. */
  constructor(
    client: TamboClientOptions,
    threadId: string,
    { components = [], tools = [] }: Pick<SessionOptions, "components" | "tools">,
    newId: () => string,
  ) {
    this.#client = createAgUiClient(client);
    this.threadId = threadId;
    this.#tools = tools;
    this.#components = new AgUiComponents(client, threadId, components);
    this.#newId = newId;
    this.#runId = newId();
    this.#nextIds = { message: newId(), run: newId() };
  }

  get turns(): readonly Turn[] {
    return toTurns([...this.#messages.flatMap(toConversationMessages), ...this.#components.streaming]);
  }

  get state(): unknown {
    return this.#components.mergeStates(this.#state, listComponentIds(this.#messages));
  }

  get componentThread() {
    return this.#components.thread;
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  createBody(text: string): RunAgentInput {
    const { message: id, run: runId } = this.#nextIds;
    const messages = [...this.#messages, { id, role: "user", content: text }];
    const tools = this.#tools.map(({ name, description, inputSchema }) => {
      return { name, description, parameters: inputSchema };
    });
    const state = this.#state;
    const { forwardedProps } = this.#components;
    const body = {
      protocolVersion: "1.0",
      threadId: this.threadId,
      runId,
      messages,
      tools,
      context: [],
      ...(forwardedProps && { forwardedProps }),
    };
    return (state === undefined ? body : { ...body, state }) as RunAgentInput;
  }

  start(body: RunAgentInput, signal: AbortSignal): Promise<EventStream<AgUiEvent>> {
    const { threadId, runId, messages, ...settings } = body;
    this.threadId = threadId;
    this.#runId = runId;
    this.#nextIds = { message: this.#newId(), run: this.#newId() };
    this.#messages = messages;
    this.#settings = settings;
    this.#outcome = undefined;
    return this.#client.runAgent(agent, body, { signal });
  }

  applyEvent(event: AgUiEvent): void {
    this.#components.applyEvent(event);
    switch (event.type) {
      case "ACTIVITY_SNAPSHOT": {
        const { messageId: id, activityType, content } = event;
        this.#updateMessage(id, "activity", () => ({ id, role: "activity", activityType, content }));
        break;
      }
      case "MESSAGES_SNAPSHOT":
        this.#messages = event.messages;
        break;
      case "STATE_SNAPSHOT":
        this.#state = event.snapshot;
        break;
      case "STATE_DELTA": {
        const delta = event.delta as fastJsonPatch.Operation[];
        this.#state = fastJsonPatch.applyPatch(this.#state, delta, false, false).newDocument;
        break;
      }
      case "RUN_FINISHED":
        this.#outcome = { status: findStatus(event) };
        break;
      case "RUN_ERROR":
        this.#outcome = toErrorOutcome(event);
        break;
      default:
        this.#applyDelta(event);
    }
  }

  resume(signal: AbortSignal): Promise<EventStream<AgUiEvent>> {
    this.#outcome = undefined;
    return this.#client.connectAgent(agent, this.#run, { signal });
  }

  reload(signal: AbortSignal): Promise<EventStream<AgUiEvent> | undefined> {
    this.#messages = [];
    this.#state = undefined;
    return ignoreNotFound(this.resume(signal));
  }

  cancel(): Promise<unknown> {
    return this.#client.cancelAgentRun(agent, this.#run);
  }

  async continue(signal: AbortSignal): Promise<EventStream<AgUiEvent> | undefined> {
    if (this.#outcome?.status !== "awaiting_input") return undefined;
    const results = await Promise.all(this.#findPendingCalls().map((call) => this.#runTool(call, signal)));
    if (results.length === 0 || signal.aborted) return undefined;
    this.#messages = [...this.#messages, ...results];
    const messages = this.#messages as RunAgentInput["messages"];
    const state = this.#state === undefined ? {} : { state: this.#state };
    const { resume: _, ...settings } = this.#settings;
    const run = { threadId: this.threadId, runId: this.#newId() };
    return await this.start({ ...settings, ...state, ...run, messages }, signal);
  }

  get #run(): Pick<RunAgentInput, "threadId" | "runId"> {
    return { threadId: this.threadId, runId: this.#runId };
  }

  async #runTool(
    { id, function: { name, arguments: input } }: ToolCall,
    signal: AbortSignal,
  ): Promise<Message> {
    const call = { toolCallId: id, toolName: name, input: parseJsonOrText(input) as JsonObject };
    const context = { signal, threadId: this.threadId, runId: this.#runId };
    const { content, isError } = await runClientTool(call, this.#tools, context);
    const text = toText(content);
    const answer = { id: this.#newId(), role: "tool", toolCallId: id };
    return isError ? { ...answer, content: "", error: text } : { ...answer, content: text };
  }

  /** Returns the calls that have no result and whose tool runs in this page. */
  #findPendingCalls(): ToolCall[] {
    const answered = new Set(this.#messages.map(({ toolCallId }) => toolCallId));
    return this.#messages
      .flatMap(({ toolCalls = [] }) => toolCalls)
      .filter(({ id, function: { name } }) => {
        return !answered.has(id) && this.#tools.some((tool) => tool.name === name);
      });
  }

  #applyDelta(event: AgUiEvent): void {
    switch (event.type) {
      case "TEXT_MESSAGE_START":
        this.#updateMessage(event.messageId, "assistant", (message) => message);
        break;
      case "TEXT_MESSAGE_CONTENT":
        this.#updateMessage(event.messageId, "assistant", (message) => appendText(message, event.delta));
        break;
      case "REASONING_MESSAGE_CONTENT":
        this.#updateMessage(event.messageId, "reasoning", (message) => appendText(message, event.delta));
        break;
      case "TOOL_CALL_START": {
        const { toolCallId, toolCallName, parentMessageId = toolCallId } = event;
        this.#updateMessage(parentMessageId, "assistant", (message) => {
          return addCall(message, toolCallId, toolCallName);
        });
        break;
      }
      case "TOOL_CALL_ARGS":
        this.#messages = this.#messages.map((message) => appendInput(message, event.toolCallId, event.delta));
        break;
      case "TOOL_CALL_RESULT": {
        const { messageId: id, toolCallId, content } = event;
        this.#updateMessage(id, "tool", () => ({ id, role: "tool", toolCallId, content }));
        break;
      }
    }
  }

  /** Updates the message with this id; adds it if necessary. */
  #updateMessage(id: string, role: string, to: (message: Message) => Message): void {
    const known = this.#messages.some((message) => message.id === id);
    const messages = known ? this.#messages : [...this.#messages, { id, role }];
    this.#messages = messages.map((message) => (message.id === id ? to(message) : message));
  }
}

function appendText(message: Message, delta: string): Message {
  return { ...message, content: getText(message) + delta };
}

function addCall(message: Message, id: string, name: string): Message {
  const calls = message.toolCalls ?? [];
  return { ...message, toolCalls: [...calls, { id, type: "function", function: { name, arguments: "" } }] };
}

function appendInput(message: Message, id: string, delta: string): Message {
  if (message.toolCalls?.some((call) => call.id === id) !== true) return message;
  const toolCalls = message.toolCalls.map((call): ToolCall => {
    if (call.id !== id) return call;
    return { ...call, function: { ...call.function, arguments: call.function.arguments + delta } };
  });
  return { ...message, toolCalls };
}

function findStatus({ result, outcome }: RunFinishedEvent): "awaiting_input" | "cancelled" | "finished" {
  if (outcome?.type === "cancelled") return "cancelled";
  const awaits =
    outcome?.type === "interrupt" || (isObject(result) && result.stopReason === "awaiting_input");
  return awaits ? "awaiting_input" : "finished";
}

function toErrorOutcome({ code = "RUN_ERROR", message }: RunErrorEvent): RunOutcome {
  if (code === "CANCELLED") return { status: "cancelled" };
  return { status: "failed", error: { title: code, detail: message } };
}

function getText({ content }: Message): string {
  return typeof content === "string" ? content : "";
}

function toConversationMessages(message: Message): ConversationMessage[] {
  const { id, role, toolCallId = "", toolCalls = [], error } = message;
  const text = getText(message);
  if (role === "user" || role === "reasoning") return [{ role, id, text }];
  if (role === "activity") return toComponentMessages(message);
  if (role === "tool") return [{ role, toolCallId, text: error ?? text, failed: error !== undefined }];
  if (role !== "assistant") return [];
  const calls = toolCalls.map((call) => {
    return { id: call.id, name: call.function.name, input: call.function.arguments };
  });
  return [{ role, id, text, calls }];
}
