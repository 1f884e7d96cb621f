/** AG-UI conversations. The client stores the messages and sends all of them with every run. */
import fastJsonPatch from "fast-json-patch";
import { type ClientTool, type JsonObject, runClientTool } from "tambo-v1-client";
import { isObject, parseJsonOrText } from "./json.ts";
import type { Protocol, RequestSpec, RunOutcome, StreamEvent } from "./protocol.ts";
import type { Turn } from "./session.ts";
import { type ConversationMessage, toTurns } from "./turns.ts";

/** The fields of a message that this client reads. */
interface Message {
  id: string;
  role: string;
  content?: unknown;
  toolCalls?: readonly ToolCall[];
  toolCallId?: string;
  error?: string;
}

interface ToolCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

export class AgUi implements Protocol {
  readonly contract = "ag-ui";
  readonly capabilities = { cancel: true, drop: true, reconnect: true, resume: true };
  readonly threadId: string;
  readonly #tools: readonly ClientTool[];
  readonly #newId: () => string;
  #messages: readonly Message[] = [];
  #state: unknown;
  #runId: string;
  #outcome: RunOutcome | undefined;

  /** @param newId Creates message and run ids that are unique in the thread. */
  constructor(threadId: string, tools: readonly ClientTool[], newId: () => string) {
    this.threadId = threadId;
    this.#tools = tools;
    this.#newId = newId;
    this.#runId = newId();
  }

  get turns(): readonly Turn[] {
    return toTurns(this.#messages.flatMap(toConversationMessages));
  }

  get state(): unknown {
    return this.#state;
  }

  get outcome(): RunOutcome | undefined {
    return this.#outcome;
  }

  start(text: string): RequestSpec {
    this.#messages = [...this.#messages, { id: this.#newId(), role: "user", content: text }];
    return this.#createRunRequest();
  }

  applyEvent({ data }: StreamEvent): void {
    switch (data.type) {
      case "MESSAGES_SNAPSHOT":
        this.#messages = Array.isArray(data.messages) ? (data.messages as Message[]) : [];
        break;
      case "STATE_SNAPSHOT":
        this.#state = data.snapshot;
        break;
      case "STATE_DELTA":
        this.#state = fastJsonPatch.applyPatch(
          this.#state,
          data.delta as fastJsonPatch.Operation[],
          false,
          false,
        ).newDocument;
        break;
      case "RUN_FINISHED":
        this.#outcome = { status: isAwaitingInput(data) ? "awaiting_input" : "finished" };
        break;
      case "RUN_ERROR":
        this.#outcome = toErrorOutcome(data);
        break;
      default:
        this.#applyDelta(data);
    }
  }

  async resume(): Promise<RequestSpec> {
    this.#outcome = undefined;
    const body = { threadId: this.threadId, runId: this.#runId, messages: [], tools: [], context: [] };
    return { method: "POST", path: "/ag-ui/default/connect", body };
  }

  async reload(): Promise<RequestSpec> {
    this.#messages = [];
    this.#state = undefined;
    return { ...(await this.resume()), isOptional: true };
  }

  cancel(): RequestSpec {
    const [thread, run] = [this.threadId, this.#runId].map(encodeURIComponent);
    return { method: "DELETE", path: `/ag-ui/default/threads/${thread}/runs/${run}` };
  }

  async continue(signal: AbortSignal): Promise<RequestSpec | undefined> {
    if (this.#outcome?.status !== "awaiting_input") return undefined;
    const results = await Promise.all(this.#findPendingCalls().map((call) => this.#runTool(call, signal)));
    if (results.length === 0 || signal.aborted) return undefined;
    this.#messages = [...this.#messages, ...results];
    return this.#createRunRequest();
  }

  #createRunRequest(): RequestSpec {
    this.#runId = this.#newId();
    this.#outcome = undefined;
    const tools = this.#tools.map(({ name, description, inputSchema }) => {
      return { name, description, parameters: inputSchema };
    });
    const body = {
      threadId: this.threadId,
      runId: this.#runId,
      messages: this.#messages,
      tools,
      context: [],
    };
    return {
      method: "POST",
      path: "/ag-ui/default",
      body: this.#state === undefined ? body : { ...body, state: this.#state },
    };
  }

  async #runTool(
    { id, function: { name, arguments: input } }: ToolCall,
    signal: AbortSignal,
  ): Promise<Message> {
    const call = { toolCallId: id, toolName: name, input: parseJsonOrText(input) as JsonObject };
    const context = { signal, threadId: this.threadId, runId: this.#runId };
    const { content, isError } = await runClientTool(call, this.#tools, context);
    const text = typeof content === "string" ? content : JSON.stringify(content);
    const answer = { id: this.#newId(), role: "tool", toolCallId: id };
    return isError ? { ...answer, content: "", error: text } : { ...answer, content: text };
  }

  /** Returns the calls that have no result yet and whose tool runs in this page. */
  #findPendingCalls(): ToolCall[] {
    const answered = new Set(this.#messages.map(({ toolCallId }) => toolCallId));
    return this.#messages
      .flatMap(({ toolCalls = [] }) => toolCalls)
      .filter(({ id, function: { name } }) => {
        return !answered.has(id) && this.#tools.some((tool) => tool.name === name);
      });
  }

  #applyDelta(event: Record<string, unknown>): void {
    const id = String(event.messageId);
    const call = String(event.toolCallId);
    const delta = String(event.delta);
    switch (event.type) {
      case "TEXT_MESSAGE_START":
        this.#updateMessage(id, "assistant", (message) => message);
        break;
      case "TEXT_MESSAGE_CONTENT":
        this.#updateMessage(id, "assistant", (message) => ({
          ...message,
          content: getText(message) + delta,
        }));
        break;
      case "REASONING_MESSAGE_CONTENT":
        this.#updateMessage(id, "reasoning", (message) => ({
          ...message,
          content: getText(message) + delta,
        }));
        break;
      case "TOOL_CALL_START":
        this.#updateMessage(String(event.parentMessageId ?? call), "assistant", (message) => {
          return addCall(message, call, String(event.toolCallName));
        });
        break;
      case "TOOL_CALL_ARGS":
        this.#messages = this.#messages.map((message) => appendInput(message, call, delta));
        break;
      case "TOOL_CALL_RESULT":
        this.#updateMessage(id, "tool", () => {
          return { id, role: "tool", toolCallId: call, content: event.content };
        });
        break;
    }
  }

  /** Updates the message with this id, adding it if necessary. */
  #updateMessage(id: string, role: string, to: (message: Message) => Message): void {
    const known = this.#messages.some((message) => message.id === id);
    const messages = known ? this.#messages : [...this.#messages, { id, role }];
    this.#messages = messages.map((message) => (message.id === id ? to(message) : message));
  }
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

function isAwaitingInput({ result, outcome }: Record<string, unknown>): boolean {
  const interrupted = isObject(outcome) && outcome.type === "interrupt";
  return interrupted || (isObject(result) && result.stopReason === "awaiting_input");
}

/**
 * Returns the outcome of a `RUN_ERROR`, or `undefined` if the server is restarting, because a restart ends
 * the stream but not the run.
 */
function toErrorOutcome({ code, message }: Record<string, unknown>): RunOutcome | undefined {
  if (code === "SERVER_RESTARTING") return undefined;
  if (code === "CANCELLED") return { status: "cancelled" };
  return { status: "failed", error: { title: String(code), detail: String(message) } };
}

function getText({ content }: Message): string {
  return typeof content === "string" ? content : "";
}

function toConversationMessages(message: Message): ConversationMessage[] {
  const { id, role, toolCallId = "", toolCalls = [], error } = message;
  const text = getText(message);
  if (role === "user" || role === "reasoning") return [{ role, id, text }];
  if (role === "tool") return [{ role, toolCallId, text: error ?? text, failed: error !== undefined }];
  if (role !== "assistant") return [];
  const calls = toolCalls.map((call) => {
    return { id: call.id, name: call.function.name, input: call.function.arguments };
  });
  return [{ role, id, text, calls }];
}
