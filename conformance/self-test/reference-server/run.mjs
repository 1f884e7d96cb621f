/** A run: its numbered events, who reads them, and how it ends. */
import { textOf } from "./conversation.mjs";
import { messageViews, newId } from "./threads.mjs";

const graceMs = Number(process.env.CONFORM_GRACE_MS ?? 30_000);
const keepAliveMs = 15_000;

const custom = (name, value) => ({ type: "CUSTOM", name: `tambo.${name}`, value });

const encoder = new TextEncoder();

const frame = (event, id) => `${id ? `id: ${id}\n` : ""}data: ${JSON.stringify(event)}\n\n`;

/** One run of a thread. It is `running`, `awaiting`, `finished`, `failed` or `cancelled`. */
export class Run {
  id = newId("run");
  status = "running";
  /** The run that continues this one, once it has paused. */
  continuedBy = undefined;
  /** Messages it has produced, as they are stored. */
  produced = [];
  /** What was sent of an answer that is not whole yet: set by who reads the answer. */
  keepPartialAnswer = (_reason) => {};
  /** Aborted when the run is cancelled. */
  abort = new AbortController();
  /** Events: what each is in a wire and representation, and when it happened. The number is the place, from 1. */
  #log = [];
  #wake = Promise.withResolvers();
  #readers = new Set();
  #lastReader = { sent: 0 };
  #grace = undefined;
  #snapshotIsFresh = false;

  /** @param continues Whether it goes on without readers. */
  constructor(thread, continues) {
    this.thread = thread;
    this.continues = continues;
    thread.runs.set(this.id, this);
    thread.active = this;
    this.#runEvent("RUN_STARTED");
  }

  get isOver() {
    return this.status !== "running" && this.status !== "awaiting";
  }

  /** Number of its last event. */
  get head() {
    return this.#log.length;
  }

  #append(form) {
    if (this.status !== "running") return;
    this.#log.push({ form, timestamp: Math.max(Date.now(), this.#log.at(-1)?.timestamp ?? 0) });
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }

  /** Adds an event that is the same in both wires. */
  emit(event) {
    this.#append(() => event);
  }

  #runEvent(type) {
    this.emit({ type, threadId: this.thread.id, runId: this.id });
  }

  /** Adds one of Tambo's own events. @param name Without `tambo.`. */
  emitCustom(name, value) {
    this.emit(custom(name, value));
  }

  /** A tool call begins (TX-03). */
  startToolCall(toolCallId, name, parentMessageId) {
    const event = { type: "TOOL_CALL_START", toolCallId, toolName: name, parentMessageId };
    this.#append((wire) => (wire === "proposal" ? event : { ...event, toolCallName: name }));
  }

  /** A server tool has run, or a call has failed (TX-10). */
  announceToolResult({ id: messageId, toolCallId, content, isError }) {
    const text = textOf(content);
    const event = { type: "TOOL_CALL_RESULT", messageId, toolCallId, content: text, role: "tool" };
    this.#append((wire) => (wire === "proposal" ? undefined : event));
    this.emitCustom("tool.result", { toolCallId, result: content, isError });
  }

  /** A client changed a component's state. AG-UI clients learn it with the next snapshot. */
  announceClientChange(value) {
    this.#snapshotIsFresh = false;
    this.emitCustom("component.state_delta", value);
  }

  /** The model changed a component's state; the component has it already (TX-14). */
  announceState(delta) {
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

  /** Ends normally, with its messages (TX-02). */
  finish() {
    if (this.status !== "running") return;
    const ids = { threadId: this.thread.id, runId: this.id };
    const values = {};
    for (const representation of ["fields", "blocks"]) {
      values[representation] = { ...ids, messages: messageViews(this.thread, this.produced, representation) };
    }
    const whole = (representation) => custom("run.finished", values[representation]);
    const end = { type: "RUN_FINISHED", ...ids };
    this.#append((wire, representation) => (wire === "proposal" ? end : whole(representation)));
    this.#append((wire, representation) => (wire === "proposal" ? whole(representation) : end));
    this.#end("finished");
  }

  /** Ends until the client has run its tools (TX-22). */
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

  /** Another run goes on where this one has paused. */
  continueWith(run) {
    this.status = "finished";
    this.continuedBy = run;
  }

  /** Ends with an error; what was produced is kept (TX-26). */
  fail(message, code, status = "failed") {
    if (this.status !== "running") return;
    this.keepPartialAnswer(status === "failed" ? "error" : "cancelled");
    this.emit({ type: "RUN_ERROR", message, code });
    this.#end(status);
  }

  /** Cancels it, at once (T-144, T-146). */
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
   * The frames after a position, then the live ones.
   * @param position Number of an event; `undefined`: the last one that the last reader was sent (T-143).
   * @param gone Aborted when the connection is closed: a stream that was never begun is not cancelled.
   */
  read(position, wire, representation, gone) {
    const sent = position ?? this.#lastReader.sent;
    const reader = Object.assign(this.#attach(), { sent });
    gone.addEventListener("abort", () => this.#detach(reader));
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
    // No queue of its own, so that an event counts as sent only when the connection asks for it.
    return new ReadableStream({ pull, cancel: () => this.#detach(reader) }, { highWaterMark: 0 });
  }

  /** The one frame that tells how a run stands that is not going on (T-141, T-142). */
  standing() {
    const timestamp = Math.max(Date.now(), this.#log.at(-1).timestamp);
    const place = this.#log.findLastIndex(({ form }) => {
      const { type, name } = form("ag-ui", "fields");
      return this.status === "awaiting"
        ? name === "tambo.run.awaiting_input"
        : /^RUN_(FINISHED|ERROR)$/.test(type);
    });
    const entry = this.#log[place];
    const event = entry.form("ag-ui", "fields");
    if (this.status === "cancelled" && event.type !== "RUN_ERROR") {
      // Cancelled while it was paused: its stream had ended before, so this is none of the stream's events.
      return frame({ type: "RUN_ERROR", message: "Run cancelled", code: "CANCELLED", timestamp });
    }
    return frame({ ...event, timestamp: entry.timestamp }, place + 1);
  }
}
