/** The parts of a streamed assistant message: text, components and tool calls. */
import { GrowingText, PartialJson } from "../json/partial-json.ts";
import { asObject, shareEqualParts } from "../json/values.ts";
import type { JsonObject } from "../types.ts";
import type { LiveComponent, LiveContent, LiveToolCall, LiveToolUse } from "./run-snapshot.ts";

/** A text block. */
export class TextPart {
  readonly #text = new GrowingText();
  isOpen = true;
  #snapshot: LiveContent | undefined;

  append(delta: string): void {
    this.#text.append(delta);
    this.#snapshot = undefined;
  }

  end(): void {
    this.isOpen = false;
    this.#snapshot = undefined;
  }

  /** Returns the current block, which is the same object until it changes. */
  getSnapshot(): LiveContent {
    this.#snapshot ??= { type: "text", text: this.isOpen ? this.#text.text : this.#text.fullText };
    return this.#snapshot;
  }
}

/** A part whose JSON object is streamed as text. `Shown` is the type of the part in a message. */
abstract class ObjectPart<Shown> {
  readonly id: string;
  protected readonly name: string;
  protected readonly json = new PartialJson();
  /** The object once it is complete. */
  protected completeObject: JsonObject | undefined;
  /** The part as it appears in the message. Cleared whenever the part changes. */
  protected snapshot: Shown | undefined;

  constructor(id: string, name: string) {
    this.id = id;
    this.name = name;
  }

  /** @returns True if the object was still streaming. */
  append(delta: string): boolean {
    if (this.completeObject !== undefined) return false;
    this.json.feed(delta);
    this.snapshot = undefined;
    return true;
  }

  /** The object as received so far. */
  protected get currentObject(): JsonObject {
    return this.completeObject ?? asObject(this.json.value) ?? {};
  }
}

/** A component block. */
export class ComponentPart extends ObjectPart<LiveComponent> {
  #state: JsonObject | undefined;

  /**
   * @param props The complete props. Defaults to the props received so far.
   * @returns True if the props were still streaming.
   */
  end(props?: JsonObject): boolean {
    if (this.completeObject !== undefined) return false;
    this.completeObject =
      props === undefined ? this.currentObject : shareEqualParts(this.currentObject, props);
    this.snapshot = undefined;
    return true;
  }

  get state(): JsonObject | undefined {
    return this.#state;
  }

  set state(state: JsonObject | undefined) {
    this.#state = state;
    this.snapshot = undefined;
  }

  /** Returns the current block, which is the same object until it changes. */
  getSnapshot(): LiveComponent {
    this.snapshot ??= {
      type: "component",
      id: this.id,
      name: this.name,
      props: this.currentObject,
      ...(this.#state !== undefined && { state: this.#state }),
      ...(this.completeObject === undefined && { streaming: true as const }),
    };
    return this.snapshot;
  }
}

/** A tool call. */
export class ToolCallPart extends ObjectPart<LiveToolCall> {
  #blockSnapshot: LiveToolUse | undefined;

  /**
   * Ends the arguments. If they are not a JSON object, they become `{}`.
   *
   * @returns True if the arguments were still streaming.
   */
  end(): boolean {
    if (this.completeObject !== undefined) return false;
    this.json.end();
    this.completeObject = this.json.isComplete ? this.currentObject : {};
    this.snapshot = undefined;
    return true;
  }

  /** Returns the current call, which is the same object until it changes. */
  getSnapshot(): LiveToolCall {
    this.snapshot ??= {
      id: this.id,
      name: this.name,
      arguments: this.currentObject,
      ...(this.completeObject === undefined && { streaming: true as const }),
    };
    return this.snapshot;
  }

  /** Returns the call as a content block. */
  getBlockSnapshot(): LiveToolUse {
    const { arguments: input, streaming, ...call } = this.getSnapshot();
    if (this.#blockSnapshot?.input !== input || this.#blockSnapshot.streaming !== streaming)
      this.#blockSnapshot = { type: "tool_use", ...call, input, ...(streaming && { streaming }) };
    return this.#blockSnapshot;
  }
}

export type Part = TextPart | ComponentPart | ToolCallPart;
