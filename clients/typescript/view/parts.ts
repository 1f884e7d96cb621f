/** Parts of a streamed assistant message: text, components and tool calls. */
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

  /** Returns the current block; the same object until it changes. */
  look(): LiveContent {
    this.#shown ??= { type: "text", text: this.isOpen ? this.#text.shown : this.#text.whole };
    return this.#shown;
  }
}

/** A part with a JSON object that is streamed as text. `Snapshot` is the type it has in a message. */
abstract class ObjectPart<Shown> {
  readonly id: string;
  protected readonly name: string;
  protected readonly json = new PartialJson();
  /** The object once it is complete. */
  protected whole: JsonObject | undefined;
  /** The part in the message, until it changes. */
  protected shown: Shown | undefined;

  constructor(id: string, name: string) {
    this.id = id;
    this.name = name;
  }

  /** @returns True if the object was still streaming. */
  append(delta: string): boolean {
    if (this.whole !== undefined) return false;
    this.json.feed(delta);
    this.shown = undefined;
    return true;
  }

  /** The object as received so far. */
  protected get object(): JsonObject {
    return this.whole ?? asObject(this.json.value) ?? {};
  }
}

/** A component block. */
export class ComponentPart extends ObjectPart<LiveComponent> {
  #state: JsonObject | undefined;

  /**
   * @param props The complete props. Default: the props received so far. @returns True if the props were
   * still streaming.
   */
  end(props?: JsonObject): boolean {
    if (this.whole !== undefined) return false;
    this.whole = props === undefined ? this.object : reuse(this.object, props);
    this.shown = undefined;
    return true;
  }

  get state(): JsonObject | undefined {
    return this.#state;
  }

  set state(state: JsonObject | undefined) {
    this.#state = state;
    this.shown = undefined;
  }

  /** Returns the current block; the same object until it changes. */
  look(): LiveComponent {
    this.shown ??= {
      type: "component",
      id: this.id,
      name: this.name,
      props: this.object,
      ...(this.#state !== undefined && { state: this.#state }),
      ...(this.whole === undefined && { streaming: true as const }),
    };
    return this.shown;
  }
}

/** A tool call. */
export class CallPart extends ObjectPart<LiveToolCall> {
  #shownAsBlock: LiveToolUse | undefined;

  /**
   * Ends the arguments. If they are not a JSON object, they become `{}`. @returns True if they were still
   * streaming.
   */
  end(): boolean {
    if (this.whole !== undefined) return false;
    this.json.end();
    this.whole = this.json.isWhole ? this.object : {};
    this.shown = undefined;
    return true;
  }

  /** Returns the current call; the same object until it changes. */
  look(): LiveToolCall {
    this.shown ??= {
      id: this.id,
      name: this.name,
      arguments: this.object,
      ...(this.whole === undefined && { streaming: true as const }),
    };
    return this.shown;
  }

  /** Returns the call as a content block. */
  lookAsBlock(): LiveToolUse {
    const { arguments: input, streaming, ...call } = this.look();
    if (this.#shownAsBlock?.input !== input || this.#shownAsBlock.streaming !== streaming)
      this.#shownAsBlock = { type: "tool_use", ...call, input, ...(streaming && { streaming }) };
    return this.#shownAsBlock;
  }
}

export type Part = TextPart | ComponentPart | CallPart;
