/** What the tables of oddities share. */
import { type Format, formats } from "../fixtures/formats.ts";
import type { Answer } from "../fixtures/provider.ts";

/** A stream as providers send it now and then, and what becomes of it. */
export interface Oddity {
  name: string;
  answer: Answer;
  /** What the provider's own client reads, or refuses it with. */
  official: string;
  /** The parts of our model. */
  parts: string[];
  /** What the run says. The model's next turn, if it comes to that, says "Done." */
  run: string[];
}

/** How our model fails for a stream that broke off, for a rate limit and for a failure of the provider's. */
export const broken = "ModelError: The model's stream broke off or made no sense. Try again.";
export const slow = "ModelError: The model's provider asks to slow down. Try again later.";
export const failed = "ModelError: The model's provider failed. Try again later.";

/** The format of the models with this prefix. */
export function formatOf(prefix: string): Format {
  const found = formats.find((format) => format.prefix === prefix);
  if (found === undefined) throw new Error(`There is no format "${prefix}".`);
  return found;
}

/** A frame with this data. */
export const data = (text: string) => `data: ${text}\n\n`;
/** A frame with this data, whose event is named as its type. */
export const event = (text: string) => `event: ${JSON.parse(text).type}\n${data(text)}`;
/** The frames with CRLF for line ends. */
export const crlf = (frames: readonly string[]) => frames.map((frame) => frame.replaceAll("\n", "\r\n"));
