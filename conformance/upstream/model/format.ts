/** What every provider format gives: requests read into one form, and the model's pieces written in its own. */
import type { Json } from "../../runner/case.ts";
import type { ModelCall, ModelMessage } from "../../runner/driver.ts";

/** A request to the model in one form for all providers. */
export interface ModelRequest extends Omit<ModelCall, "key" | "turn" | "ended"> {
  stream: boolean;
  /** Whether a stream ends with token counts, in a format where that is asked for. */
  includeUsage: boolean;
}

/** An event of a provider's stream. */
export interface Frame {
  /** The `event:` field, in formats that have it. */
  event?: string;
  data: string;
}

/** Writes one answer of the model. */
export interface Encoder {
  /** What a stream begins with. */
  begin(): Frame[];
  encode(part: SpokenPart): Frame[];
  /** All that was encoded so far as an answer that is not streamed. */
  answer(): object;
}

/** One provider's format. */
export interface Format {
  name: ModelCall["format"];
  /** The event under which a client listens for content, so that it does not skip what is not JSON. */
  contentEvent?: string;
  /** @throws {Error} When the body is not such a request; the message says why. */
  decode(body: Json): ModelRequest;
  /** @param serial Makes ids unique. */
  encoder(request: ModelRequest, serial: number): Encoder;
  /** The body of an answer with an error status. */
  error(status: number, message: string, code?: string): object;
}

/** Why a model stopped. */
export type FinishReason = "stop" | "length" | "content-filter" | "tool-calls";

/** One piece; a text, a thought or a call is over before the next begins. `fail`, `drop`, `garbage` and `finish` are the last. */
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

/** The pieces that a provider's format has a form for. */
export type SpokenPart = Exclude<Part, { type: "drop" | "garbage" }>;

/** Token counts, estimated: four characters a token. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Tokens of a conversation as the implementation sent it. */
export function promptTokens(messages: ModelMessage[]): number {
  return tokensOf(
    messages
      .map(({ text, toolResults }) => text + toolResults.map((result) => result.text).join(""))
      .join(""),
  );
}
