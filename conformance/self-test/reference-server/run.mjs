/** A run, with its numbered events, its readers and its terminal states. */
import { toText } from "./conversation.mjs";
import { newId, toMessageViews } from "./threads.mjs";

const graceMs = Number(process.env.CONFORM_GRACE_MS ?? 30_000);
const keepAliveMs = 15_000;

const custom = (name, value) => ({ type: "CUSTOM", name: `tambo.${name}`, value });

const encoder = new TextEncoder();

const frame = (event, id) => `${id ? `id: ${id}\n` : ""}data: ${JSON.stringify(event)}\n\n`;

/** A run in a thread. Its status is `running`, `awaiting`, `finished`, `failed` or `cancelled`. */
export class Run {
  id = newId("run");
  status = "running";
  /** The run that continued this run after it was awaiting input. */
  continuedBy = undefined;
  /** The messages that the run has produced, as stored. */
  produced = [];
  /** Stores the part of an incomplete response that has been streamed. Set while a response is being read. */
  keepPartialResponse = (_reason) => {};
  /** Aborted when the run is cancelled. */
  abort = new AbortController();
  /**
   * The events, each with its time and its form for each wire format and representation. Positions start at
   * 1.
   */
  #log = [];
  #wake = Promise.withResolvers();
  #readers = new Set();
  #lastReader = { sent: 0 };
  #grace = undefined;
  #snapshotIsFresh = false;

  /**
   * @param continues True if the run continues when it has no readers.
   * @param metadata The metadata of the run's request, if any.
   */
  constructor(thread, continues, metadata) {
    this.thread = thread;
    this.continues = continues;
    thread.runs.set(this.id, this);
    thread.active = this;
    this.emit({ type: "RUN_STARTED", threadId: thread.id, runId: this.id, metadata });
  }

  get hasEnded() {
    return this.status !== "running" && this.status !== "awaiting";
  }

  /** The position of the last event. */
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

  /**
   * Appends a Tambo event.
   * @param name The event's name without the `tambo.` prefix.
   */
  emitCustom(name, value) {
    this.emit(custom(name, value));
  }

  /** Starts a tool call (TX-03). */
  startToolCall(toolCallId, name, parentMessageId) {
    const event = { type: "TOOL_CALL_START", toolCallId, toolName: name, parentMessageId };
    this.#append((wire) => (wire === "proposal" ? event : { ...event, toolCallName: name }));
  }

  /** Appends the result of a server tool, or of a failed call (TX-10). */
  emitToolResult({ id: messageId, toolCallId, content, isError }) {
    const text = toText(content);
    const event = { type: "TOOL_CALL_RESULT", messageId, toolCallId, content: text, role: "tool" };
    this.#append((wire) => (wire === "proposal" ? undefined : event));
    this.emitCustom("tool.result", { toolCallId, result: content, isError });
  }

  /** Appends a client's state change. AG-UI clients receive it with the next snapshot. */
  emitClientChange(value) {
    this.#snapshotIsFresh = false;
    this.emitCustom("component.state_delta", value);
  }

  /** Appends a state change by the model that has already been applied to the component (TX-14). */
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

  /** Finishes the run and appends an event with its messages (TX-02). */
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

  /** Marks the run as continued by another run. */
  continueWith(run) {
    this.status = "finished";
    this.continuedBy = run;
  }

  /** Fails the run. The output so far is stored (TX-26). */
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
   * Returns the frames after a position, followed by the live frames.
   * @param position The position of an event. Defaults to the last event that was sent to the previous reader
   * (T-143).
   * @param closed Aborted when the connection is closed. This is needed because a stream that was never read
   * is not cancelled.
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

  /** Returns the single frame that describes an inactive run (T-141, T-142). */
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
      // The run was cancelled while it was awaiting input. Its stream had already ended, so this error is not
      // one of the run's events.
      return frame({ type: "RUN_ERROR", message: "Run cancelled", code: "CANCELLED", timestamp });
    }
    return frame({ ...event, timestamp: entry.timestamp }, index + 1);
  }
}
