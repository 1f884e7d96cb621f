/**
 * Interface of the provider formats. A format decodes requests into a form shared by all providers, and
 * encodes the parts of the model's response.
 */
import type { Json, Page } from "../../runner/case.ts";
import type { ModelCall, ModelMessage } from "../../runner/driver.ts";

/** A model request, in one form for all providers. */
export interface ModelRequest extends Omit<ModelCall, "key" | "turn" | "ended"> {
  stream: boolean;
  /** True if a stream must end with token counts. Only some formats let the request decide this. */
  includeUsage: boolean;
}

/** An event in a provider's stream. */
export interface Frame {
  /** Value of the `event:` field, in formats that have one. */
  event?: string;
  data: string;
}

/** Encodes one model response. */
export interface Encoder {
  /** Returns the first events of a stream. */
  start(): Frame[];
  encode(part: EncodablePart): Frame[];
  /** Returns all encoded parts as a non-streaming response. */
  response(): object;
}

/** The format of one provider. */
export interface Format {
  name: ModelCall["format"];
  /** Event type used for content. Clients would ignore invalid data with another type. */
  contentEvent?: string;
  /** @throws {Error} with the reason if the body is not a valid request. */
  decode(body: Json): ModelRequest;
  /** @param serial A number that makes ids unique. */
  encoder(request: ModelRequest, serial: number): Encoder;
  /** Returns the body of an error response. */
  error(status: number, message: string, code?: string): object;
}

/** The reason why the model stopped. */
export type FinishReason = "stop" | "length" | "content-filter" | "tool-calls";

/**
 * A part of a response. Each text, reasoning or tool call block ends before the next block starts. `fail`, `drop`,
 * `garbage` and `finish` always come last.
 */
export type Part =
  | { type: "text-start" }
  | { type: "text-delta"; delta: string }
  /** A web page that the open text block cites. */
  | { type: "source"; url: string }
  | { type: "text-end" }
  | { type: "reasoning-start" }
  | { type: "reasoning-delta"; delta: string }
  | { type: "reasoning-end" }
  | { type: "call-start"; id: string; name: string }
  | { type: "call-delta"; delta: string }
  | { type: "call-end" }
  /** A web search that the provider executes itself, with its result. */
  | { type: "search"; id: string; query: string; pages: Page[] }
  | { type: "fail"; code: string; message: string }
  | { type: "drop" }
  | { type: "garbage"; line: string }
  | Finish;

/** The end of a response. */
export interface Finish {
  type: "finish";
  reason: FinishReason;
  /** The stop sequence that the model generated. */
  stopSequence?: string;
  /** Input tokens read from the provider's cache and written to it. */
  cached?: { read: number; written: number };
}

/** The parts that provider formats can encode. */
export type EncodablePart = Exclude<Part, { type: "drop" | "garbage" }>;

/** Estimates the number of tokens, assuming four characters per token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Estimates the number of tokens in a conversation. */
export function estimatePromptTokens(messages: ModelMessage[]): number {
  return estimateTokens(
    messages
      .map(({ text, toolResults }) => text + toolResults.map((result) => result.text).join(""))
      .join(""),
  );
}
