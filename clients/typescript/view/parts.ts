/** What an assistant message is made of while it streams: texts, components and tool calls. */
import { GrowingText, PartialJson } from "../json/partial-json.ts";
import { asObject, reuse } from "../json/values.ts";
import type { JsonObject } from "../types.ts";
import type { LiveComponent, LiveContent, LiveToolCall, LiveToolUse } from "./view.ts";

/** A text block. */
export class TextPart {
  readonly #text = new GrowingText();
  isOpen = true;
  #shown: LiveContent | undefined;

  append(delta: string): void {
    this.#text.append(delta);
    this.#shown = undefined;
  }

  end(): void {
    this.isOpen = false;
    this.#shown = undefined;
  }

  /** The block as it is now; the same object until it changes. */
  look(): LiveContent {
    this.#shown ??= { type: "text", text: this.isOpen ? this.#text.shown : this.#text.whole };
    return this.#shown;
  }
}

/** A component block. */
export class ComponentPart {
  readonly id: string;
  readonly #name: string;
  readonly #json = new PartialJson();
  /** Once they are whole. */
  #props: JsonObject | undefined;
  #state: JsonObject | undefined;
  #shown: LiveComponent | undefined;

  constructor(id: string, name: string) {
    this.id = id;
    this.#name = name;
  }

  /** @returns Whether its props were open. */
  append(delta: string): boolean {
    if (this.#props !== undefined) return false;
    this.#json.feed(delta);
    this.#shown = undefined;
    return true;
  }

  /**
   * @param props The props, whole; what has come so far when they are not told.
   * @returns Whether its props were open.
   */
  end(props?: JsonObject): boolean {
    if (this.#props !== undefined) return false;
    const soFar = objectOf(this.#json);
    this.#props = props === undefined ? soFar : reuse(soFar, props);
    this.#shown = undefined;
    return true;
  }

  get state(): JsonObject | undefined {
    return this.#state;
  }

  set state(state: JsonObject | undefined) {
    this.#state = state;
    this.#shown = undefined;
  }

  /** The block as it is now; the same object until it changes. */
  look(): LiveComponent {
    this.#shown ??= {
      type: "component",
      id: this.id,
      name: this.#name,
      props: this.#props ?? objectOf(this.#json),
      ...(this.#state !== undefined && { state: this.#state }),
      ...(this.#props === undefined && { streaming: true as const }),
    };
    return this.#shown;
  }
}

/** A tool call. */
export class CallPart {
  readonly id: string;
  readonly #name: string;
  readonly #json = new PartialJson();
  /** Once they are whole. */
  #arguments: JsonObject | undefined;
  #shown: LiveToolCall | undefined;
  #shownAsBlock: LiveToolUse | undefined;

  constructor(id: string, name: string) {
    this.id = id;
    this.#name = name;
  }

  /** @returns Whether its arguments were open. */
  append(delta: string): boolean {
    if (this.#arguments !== undefined) return false;
    this.#json.feed(delta);
    this.#shown = undefined;
    return true;
  }

  /** Arguments that are no JSON object count as `{}`. @returns Whether they were open. */
  end(): boolean {
    if (this.#arguments !== undefined) return false;
    this.#json.end();
    this.#arguments = this.#json.isWhole ? objectOf(this.#json) : {};
    this.#shown = undefined;
    return true;
  }

  /** The call as it is now; the same object until it changes. */
  look(): LiveToolCall {
    this.#shown ??= {
      id: this.id,
      name: this.#name,
      arguments: this.#arguments ?? objectOf(this.#json),
      ...(this.#arguments === undefined && { streaming: true as const }),
    };
    return this.#shown;
  }

  /** The call as a content block. */
  lookAsBlock(): LiveToolUse {
    const { arguments: input, streaming, ...call } = this.look();
    if (this.#shownAsBlock?.input !== input || this.#shownAsBlock.streaming !== streaming)
      this.#shownAsBlock = { type: "tool_use", ...call, input, ...(streaming && { streaming }) };
    return this.#shownAsBlock;
  }
}

export type Part = TextPart | ComponentPart | CallPart;

function objectOf(json: PartialJson): JsonObject {
  return asObject(json.value) ?? {};
}
