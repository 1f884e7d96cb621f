/** What a model says, piece by piece, in no provider's form. */

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
