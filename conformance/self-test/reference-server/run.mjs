/** A run with its numbered events, readers and terminal states. */
import { toText } from "./conversation.mjs";
import { newId, toMessageViews } from "./threads.mjs";

const graceMs = Number(process.env.CONFORM_GRACE_MS ?? 30_000);
const keepAliveMs = 15_000;

const custom = (name, value) => ({ type: "CUSTOM", name: `tambo.${name}`, value });

const encoder = new TextEncoder();

const frame = (event, id) => `${id ? `id: ${id}\n` : ""}data: ${JSON.stringify(event)}\n\n`;

/** A run of a thread. Its status is `running`, `awaiting`, `finished`, `failed` or `cancelled`. */
export class Run {
  id = newId("run");
  status = "running";
  /** The run that continues this one after it awaited input. */
  continuedBy = undefined;
  /** The produced messages, as stored. */
  produced = [];
  /** The streamed part of an incomplete response, set while the response is read. */
  keepPartialResponse = (_reason) => {};
  /** Aborted when the run is cancelled. */
  abort = new AbortController();
  /** Events with their form by wire format and representation, and their time. Positions start at 1. */
  #log = [];
  #wake = Promise.withResolvers();
  #readers = new Set();
  #lastReader = { sent: 0 };
  #grace = undefined;
  #snapshotIsFresh = false;

  /** @param continues True if the run continues without readers. */
  constructor(thread, continues) {
    this.thread = thread;
    this.continues = continues;
    thread.runs.set(this.id, this);
    thread.active = this;
    this.#runEvent("RUN_STARTED");
  }

  get hasEnded() {
    return this.status !== "running" && this.status !== "awaiting";
  }

  /** Position of the last event. */
  get head() {
    return this.#log.length;
  }

  #append(form) {
    if (this.status !== "running") return;
    this.#log.push({ form, timestamp: Math.max(Date.now(), this.#log.at(-1)?.timestamp ?? 0) });
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }

  /** Appends an event that is the same in both wire formats. */
  emit(event) {
    this.#append(() => event);
  }

  #runEvent(type) {
    this.emit({ type, threadId: this.thread.id, runId: this.id });
  }

  /** Appends a Tambo event. @param name Without `tambo.`. */
  emitCustom(name, value) {
    this.emit(custom(name, value));
  }

  /** Starts a tool call (TX-03). */
  startToolCall(toolCallId, name, parentMessageId) {
    const event = { type: "TOOL_CALL_START", toolCallId, toolName: name, parentMessageId };
    this.#append((wire) => (wire === "proposal" ? event : { ...event, toolCallName: name }));
  }

  /** Adds the result of a server tool, or of a failed call (TX-10). */
  emitToolResult({ id: messageId, toolCallId, content, isError }) {
    const text = toText(content);
    const event = { type: "TOOL_CALL_RESULT", messageId, toolCallId, content: text, role: "tool" };
    this.#append((wire) => (wire === "proposal" ? undefined : event));
    this.emitCustom("tool.result", { toolCallId, result: content, isError });
  }

  /** Adds a client's state change. AG-UI clients receive it with the next snapshot. */
  emitClientChange(value) {
    this.#snapshotIsFresh = false;
    this.emitCustom("component.state_delta", value);
  }

  /** Adds a state change by the model, which is already applied to the component (TX-14). */
  emitState(delta) {
    if (this.#snapshotIsFresh) {
      this.emit({ type: "STATE_DELTA", delta });
      return;
    }
    const withState = [...this.thread.components.values()].filter(({ state }) => state);
    const components = Object.fromEntries(withState.map(({ id, state }) => [id, state]));
    this.emit({ type: "STATE_SNAPSHOT", snapshot: { components } });
    this.#snapshotIsFresh = true;
  }

  #end(status) {
    this.status = status;
    if (this.thread.active === this) this.thread.active = undefined;
    clearTimeout(this.#grace);
    this.#wake.resolve();
  }

  /** Finishes the run with its messages (TX-02). */
  finish() {
    if (this.status !== "running") return;
    const ids = { threadId: this.thread.id, runId: this.id };
    const values = {};
    for (const representation of ["fields", "blocks"]) {
      values[representation] = {
        ...ids,
        messages: toMessageViews(this.thread, this.produced, representation),
      };
    }
    const whole = (representation) => custom("run.finished", values[representation]);
    const end = { type: "RUN_FINISHED", ...ids };
    this.#append((wire, representation) => (wire === "proposal" ? end : whole(representation)));
    this.#append((wire, representation) => (wire === "proposal" ? whole(representation) : end));
    this.#end("finished");
  }

  /** Ends the stream until the client has run its tools (TX-22). */
  pause(pending) {
    if (this.status !== "running") return;
    const { thread, id } = this;
    thread.pending = pending;
    thread.paused = this;
    this.emitCustom("run.awaiting_input", { threadId: thread.id, runId: id, pendingToolCalls: pending });
    const end = { type: "RUN_FINISHED", threadId: thread.id, runId: id };
    this.#append((wire) => (wire === "proposal" ? undefined : end));
    this.#end("awaiting");
  }

  /** Another run continues this one. */
  continueWith(run) {
    this.status = "finished";
    this.continuedBy = run;
  }

  /** Fails the run. Its output is stored (TX-26). */
  fail(message, code, status = "failed") {
    if (this.status !== "running") return;
    this.keepPartialResponse(status === "failed" ? "error" : "cancelled");
    this.emit({ type: "RUN_ERROR", message, code });
    this.#end(status);
  }

  /** Cancels the run immediately (T-144, T-146). */
  cancel() {
    if (this.status === "awaiting") {
      this.thread.pending = [];
      this.thread.paused = undefined;
      this.status = "cancelled";
    }
    this.fail("Run cancelled", "CANCELLED", "cancelled");
    this.abort.abort();
  }

  #attach() {
    clearTimeout(this.#grace);
    const reader = { sent: 0, closed: false };
    this.#readers.add(reader);
    this.#lastReader = reader;
    return reader;
  }

  #detach(reader) {
    if (reader.closed) return;
    reader.closed = true;
    this.#readers.delete(reader);
    if (this.#readers.size > 0 || this.status !== "running" || this.continues) return;
    this.#grace = setTimeout(() => this.cancel(), graceMs);
  }

  /**
   * Returns the frames after a position, then the live ones.
   * @param position Position of an event. Default: the last event that the previous reader was sent (T-143).
   * @param gone Aborted when the connection is closed, because a stream that was never read is not cancelled.
   */
  read(position, wire, representation, closed) {
    const sent = position ?? this.#lastReader.sent;
    const reader = Object.assign(this.#attach(), { sent });
    closed.addEventListener("abort", () => this.#detach(reader));
    const pull = async (controller) => {
      while (!reader.closed) {
        const entry = this.#log[reader.sent];
        if (entry) {
          reader.sent += 1;
          const event = entry.form(wire, representation);
          if (!event) continue;
          const { timestamp } = entry;
          controller.enqueue(encoder.encode(frame({ ...event, timestamp }, reader.sent)));
          return;
        }
        if (this.status !== "running") {
          this.#detach(reader);
          controller.close();
          return;
        }
        const silence = setTimeout(() => controller.enqueue(encoder.encode(": keep-alive\n\n")), keepAliveMs);
        await this.#wake.promise;
        clearTimeout(silence);
      }
    };
    // The stream has no queue of its own, so an event is sent only when the connection requests it.
    return new ReadableStream({ pull, cancel: () => this.#detach(reader) }, { highWaterMark: 0 });
  }

  /** Returns the single frame for an inactive run (T-141, T-142). */
  describeState() {
    const timestamp = Math.max(Date.now(), this.#log.at(-1).timestamp);
    const index = this.#log.findLastIndex(({ form }) => {
      const { type, name } = form("ag-ui", "fields");
      return this.status === "awaiting"
        ? name === "tambo.run.awaiting_input"
        : /^RUN_(FINISHED|ERROR)$/.test(type);
    });
    const entry = this.#log[index];
    const event = entry.form("ag-ui", "fields");
    if (this.status === "cancelled" && event.type !== "RUN_ERROR") {
      // The run was cancelled while it awaited input. Its stream had ended, so this is not one of its events.
      return frame({ type: "RUN_ERROR", message: "Run cancelled", code: "CANCELLED", timestamp });
    }
    return frame({ ...event, timestamp: entry.timestamp }, index + 1);
  }
}
