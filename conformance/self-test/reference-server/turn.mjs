/** Converts a model response to events and, when it is complete, to a message. */
import { ModelError } from "./chat-completions.mjs";
import { findCompletion, parseObject } from "./partial-json.mjs";
import { addMessage, applyChange, listOperations, newId } from "./threads.mjs";

/** Collects one model response. `content` contains its blocks in the order in which they started. */
export class Turn {
  messageId = newId("msg");
  content = [];
  #openText = undefined;
  /** The calls of all kinds, each as `{kind, block, text, done}`, by the index that the model uses. */
  #calls = new Map();

  /**
   * @param find Returns `{kind, name}` for the name that the model uses. The kind is `client`, `server`,
   * `component` or `state`; `fault` is set if the call cannot be executed.
   */
  constructor(run, find) {
    this.run = run;
    this.find = find;
  }

  /** Adds a text delta. */
  addText(delta) {
    const { run, messageId } = this;
    this.#settle();
    if (!this.#openText) {
      this.#openText = { type: "text", text: "" };
      this.content.push(this.#openText);
      run.emit({ type: "TEXT_MESSAGE_START", messageId, role: "assistant" });
    }
    this.#openText.text += delta;
    run.emit({ type: "TEXT_MESSAGE_CONTENT", messageId, delta });
  }

  #closeText() {
    if (this.#openText) this.run.emit({ type: "TEXT_MESSAGE_END", messageId: this.messageId });
    this.#openText = undefined;
  }

  /** Adds a delta to a call. The first delta for an index contains the tool's name. */
  addCall({ index, id, name, arguments: delta }) {
    if (!this.#calls.has(index)) this.#begin(index, id, name);
    const call = this.#calls.get(index);
    if (delta) this.#grow(call, delta);
  }

  #begin(index, callId = newId("call"), modelName = undefined) {
    if (!modelName) throw new ModelError("LLM_ERROR", "The model called a tool without a name.");
    const { run, messageId } = this;
    const { kind, name, tool, callError } = this.find(modelName);
    this.#closeText();
    // A component stays open as long as only changes to its state follow (T-206).
    if (kind !== "state") this.#settle();
    const block = { callId, modelName, input: {} };
    this.#calls.set(index, { kind, block, text: "", done: false });
    this.content.push(block);
    if (kind === "state") {
      block.type = "state_call";
    } else if (kind === "component") {
      const id = newId("comp");
      Object.assign(block, { type: "component", id, name, props: {} });
      run.thread.components.set(id, { id, name, callId, state: undefined });
      run.emitCustom("component.start", { componentId: id, componentName: name, messageId });
    } else {
      Object.assign(block, { type: "tool_use", id: newId("tc"), kind, name, tool, callError });
      run.startToolCall(block.id, name, messageId);
    }
  }

  #grow(call, delta) {
    const { kind, block, done } = call;
    if (done && delta.trim() === "") return;
    if (done)
      throw new ModelError("LLM_ERROR", "The model sent more text after the end of a call's arguments.");
    call.text += delta;
    if (kind === "component") this.run.emitCustom("component.props_delta", { componentId: block.id, delta });
    else if (kind !== "state") this.run.emit({ type: "TOOL_CALL_ARGS", toolCallId: block.id, delta });
    // A change is applied as soon as it is complete, without waiting for the model to end the call.
    else if (delta.trimEnd().endsWith("}") && parseObject(call.text)) this.#end(call);
  }

  /** Ends all calls that are complete. */
  #settle() {
    for (const call of this.#calls.values()) if (!call.done && parseObject(call.text)) this.#end(call);
  }

  /**
   * Ends a call, and completes its arguments if they were interrupted.
   * @returns True if the model's arguments are a JSON object or empty.
   */
  #end(call) {
    const isObject = call.text.trim() === "" || parseObject(call.text) !== undefined;
    if (!parseObject(call.text)) {
      const end = call.kind === "state" ? "" : findCompletion(call.text);
      if (end) this.#grow(call, end);
    }
    call.done = true;
    const { kind, block, text } = call;
    const value = parseObject(text.trim() === "" ? "{}" : call.text) ?? {};
    if (kind === "state") this.#changeState(block, value);
    else if (kind === "component") {
      block.props = value;
      const { state } = this.run.thread.components.get(block.id);
      this.run.emitCustom("component.end", { componentId: block.id, props: value, state });
    } else {
      block.input = value;
      this.run.emit({ type: "TOOL_CALL_END", toolCallId: block.id });
    }
    return isObject;
  }

  #changeState(block, input) {
    block.input = input;
    const components = [...this.run.thread.components.values()];
    const component = components.findLast(({ id, callId }) => [id, callId].includes(input.component));
    try {
      if (!component) throw new Error(`there is no component "${input.component}"`);
      const change = Array.isArray(input.patch) ? { patch: input.patch } : { state: input.state };
      const state = applyChange(component, change);
      const delta = listOperations(component, change, state, `/components/${component.id}`);
      component.state = state;
      block.outcome = "The state has changed.";
      if (delta.length > 0) this.run.emitState(delta);
    } catch (error) {
      block.outcome = `The state has not changed: ${error.message}`;
    }
  }

  #open() {
    return [...this.#calls.values()].filter(({ done }) => !done);
  }

  /** Ends the response. A tool call is not executed if its arguments are not a JSON object. */
  finish() {
    this.#closeText();
    for (const call of this.#open()) {
      const isObject = this.#end(call);
      if (!isObject) call.block.callError ??= "The arguments are not a JSON object.";
    }
    this.#store({});
  }

  /**
   * Ends an interrupted response. Closes all open parts, keeps the streamed content, and marks the message as
   * incomplete.
   */
  keep(reason) {
    this.#closeText();
    for (const call of this.#open()) {
      const { block } = call;
      this.#end(call);
      if (block.type !== "tool_use") continue;
      this.content = this.content.filter((each) => each !== block);
      const content = [{ type: "text", text: "The call was interrupted and not executed." }];
      this.run.emitToolResult({ id: newId("msg"), toolCallId: block.id, content, isError: true });
    }
    this.#store({ incomplete: reason });
  }

  #store(fields) {
    const { run, messageId: id, content } = this;
    if (content.length === 0) return;
    run.produced.push(addMessage(run.thread, { id, role: "assistant", content, ...fields }));
  }
}
