/** One answer of the model: turns what comes in into events, and in the end into a message. */
import { ModelError } from "./chat-completions.mjs";
import { PatchError } from "./json-patch.mjs";
import { addMessage, changedState, changeOperations, newId } from "./threads.mjs";

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function parseObject(text) {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** As much of an object as its text has so far: the longest beginning that closing brackets complete. */
function parsePartialObject(text) {
  for (let length = text.length; length > 0; length--) {
    const closers = [];
    let inString = false;
    for (let place = 0; place < length; place++) {
      const character = text[place];
      if (inString && character === "\\") place++;
      else if (character === '"') inString = !inString;
      else if (!inString && character === "{") closers.unshift("}");
      else if (!inString && character === "[") closers.unshift("]");
      else if (!inString && (character === "}" || character === "]")) closers.shift();
    }
    const value = parseObject(text.slice(0, length) + (inString ? '"' : "") + closers.join(""));
    if (value) return value;
  }
  return {};
}

/** Collects one answer. Blocks stand in `content` in the order in which they began. */
export class Turn {
  messageId = newId("msg");
  content = [];
  #openText = undefined;
  /** Calls of all kinds by the model's index: `{kind, block, text, done}`. */
  #calls = new Map();

  /** @param find Gives `{kind, name}` for the name that the model uses: `client`, `server`, `component`, `state`. */
  constructor(run, find) {
    this.run = run;
    this.find = find;
  }

  /** A piece of text. */
  addText(delta) {
    const { run, messageId } = this;
    this.#settle(["tool", "component"]);
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

  /** A piece of a call; the first one of an index has its name. */
  addCall({ index, id, name, arguments: delta }) {
    if (!this.#calls.has(index)) this.#begin(index, id, name);
    const call = this.#calls.get(index);
    if (delta) this.#grow(call, delta);
  }

  #begin(index, callId, name) {
    if (!name) throw new ModelError("LLM_ERROR", "The model called a tool without a name.");
    const tool = this.find(name);
    this.#closeText();
    // While only state changes follow, the component they are for stays open (T-056, T-206).
    this.#settle(tool.kind === "state" ? ["tool"] : ["tool", "component"]);
    const block = { callId: callId ?? newId("call"), modelName: name };
    const call = { kind: "tool", block, text: "", done: false };
    this.#calls.set(index, call);
    this.content.push(block);
    if (tool.kind === "state") {
      call.kind = "state";
      Object.assign(block, { type: "state_call" });
    } else if (tool.kind === "component") {
      call.kind = "component";
      const component = { id: newId("comp"), name: tool.name, callId: block.callId, state: undefined };
      Object.assign(block, { type: "component", id: component.id, name: tool.name, props: {} });
      this.run.thread.components.set(component.id, component);
      const value = { componentId: component.id, componentName: tool.name, messageId: this.messageId };
      this.run.emitCustom("component.start", value);
    } else {
      Object.assign(block, {
        type: "tool_use",
        id: newId("tc"),
        name: tool.name,
        kind: tool.kind,
        input: {},
      });
      this.run.startToolCall(block.id, tool.name, this.messageId);
    }
  }

  #grow(call, delta) {
    if (call.done) {
      if (delta.trim() === "") return;
      throw new ModelError("LLM_ERROR", "The model sent more after the end of a call's arguments.");
    }
    call.text += delta;
    const { kind, block } = call;
    if (kind === "component") this.run.emitCustom("component.props_delta", { componentId: block.id, delta });
    if (kind === "tool") this.run.emit({ type: "TOOL_CALL_ARGS", toolCallId: block.id, delta });
    // A change is made as soon as it is whole, not when the model says so.
    if (kind === "state" && delta.trimEnd().endsWith("}")) this.#complete(call);
  }

  /** Completes what is whole. */
  #settle(kinds) {
    for (const call of this.#calls.values()) if (kinds.includes(call.kind)) this.#complete(call);
  }

  #complete(call) {
    if (call.done) return;
    const value = parseObject(call.text);
    if (!value) return;
    call.done = true;
    const { kind, block } = call;
    if (kind === "state") this.#changeState(block, value);
    if (kind === "component") {
      block.props = value;
      const { state } = this.run.thread.components.get(block.id);
      this.run.emitCustom("component.end", { componentId: block.id, props: value, state });
    }
    if (kind === "tool") {
      block.input = value;
      this.run.emit({ type: "TOOL_CALL_END", toolCallId: block.id });
    }
  }

  #changeState(block, input) {
    block.input = input;
    const components = [...this.run.thread.components.values()];
    const component = components.findLast(({ id, callId }) => [id, callId].includes(input.component));
    try {
      if (!component) throw new PatchError(`there is no component "${input.component}"`);
      const change = Array.isArray(input.patch) ? { patch: input.patch } : { state: input.state };
      const state = changedState(component, change);
      const delta = changeOperations(component, change, `/components/${component.id}`);
      component.state = state;
      block.outcome = "The state has changed.";
      if (delta.length > 0) this.run.announceState(delta);
    } catch (error) {
      block.outcome = `The state has not changed: ${error.message}`;
    }
  }

  /** The answer has ended. Throws a ModelError when a call's arguments are no JSON object. */
  finish() {
    this.#closeText();
    for (const call of this.#calls.values()) {
      // No arguments at all stand for none.
      if (!call.done && call.text.trim() === "") this.#grow(call, "{}");
      this.#complete(call);
      if (!call.done)
        throw new ModelError("LLM_ERROR", "The model sent arguments that are not a JSON object.");
    }
    return this.#store({});
  }

  /** The answer was cut off: keeps what readers have seen, and says that it is not whole. */
  keep(reason) {
    for (const call of this.#calls.values()) {
      if (call.done) continue;
      if (call.kind === "component") call.block.props = parsePartialObject(call.text);
      else this.content = this.content.filter((block) => block !== call.block);
    }
    this.#store({ incomplete: reason });
  }

  #store(members) {
    const { run, messageId: id, content } = this;
    if (content.length === 0) return;
    run.produced.push(addMessage(run.thread, { id, role: "assistant", content, ...members }));
  }
}
