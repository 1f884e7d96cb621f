/** Interface of the provider formats: decode requests into one form, and encode the model's parts. */
import type { Json } from "../../runner/case.ts";
import type { ModelCall, ModelMessage } from "../../runner/driver.ts";

/** A model request in one form for all providers. */
export interface ModelRequest extends Omit<ModelCall, "key" | "turn" | "ended"> {
  stream: boolean;
  /** True if a stream must end with token counts, in a format where the request decides. */
  includeUsage: boolean;
}

/** An event of a provider's stream. */
export interface Frame {
  /** The `event:` field, in formats that have it. */
  event?: string;
  data: string;
}

/** Encodes one response of the model. */
export interface Encoder {
  /** Returns the first events of a stream. */
  start(): Frame[];
  encode(part: EncodablePart): Frame[];
  /** Returns all encoded parts as a response that is not streamed. */
  response(): object;
}

/** The format of one provider. */
export interface Format {
  name: ModelCall["format"];
  /** Event type of content. Clients would skip invalid data under another type. */
  contentEvent?: string;
  /** @throws {Error} if the body is not a valid request; the message gives the reason. */
  decode(body: Json): ModelRequest;
  /** @param serial Makes ids unique. */
  encoder(request: ModelRequest, serial: number): Encoder;
  /** Returns the body of an error response. */
  error(status: number, message: string, code?: string): object;
}

/** Reason why the model stopped. */
export type FinishReason = "stop" | "length" | "content-filter" | "tool-calls";

/**
 * A part of a response. A text, reasoning or call ends before the next part starts. `fail`, `drop`, `garbage`
 * and `finish` are always the last.
 */
export type Part =
  | { type: "text-start" }
  | { type: "text-delta"; delta: string }
  | { type: "text-end" }
  | { type: "reasoning-start" }
  | { type: "reasoning-delta"; delta: string }
  | { type: "reasoning-end" }
  | { type: "call-start"; id: string; name: string }
  | { type: "call-delta"; delta: string }
  | { type: "call-end" }
  | { type: "fail"; code: string; message: string }
  | { type: "drop" }
  | { type: "garbage"; line: string }
  | { type: "finish"; reason: FinishReason };

/** Parts that provider formats can encode. */
export type EncodablePart = Exclude<Part, { type: "drop" | "garbage" }>;

/** Estimates token counts: four characters a token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Estimates the tokens of a conversation. */
export function estimatePromptTokens(messages: ModelMessage[]): number {
  return estimateTokens(
    messages
      .map(({ text, toolResults }) => text + toolResults.map((result) => result.text).join(""))
      .join(""),
  );
}
