/** Message content. All providers represent it as a string or as a list of parts. */
import { z } from "zod";
import type { Json } from "../../runner/case.ts";

const part = z.looseObject({ type: z.string(), text: z.string().nullish() });

/** A string, a list of parts, or nothing. */
export const contentSchema = z.union([z.string(), z.array(part)]).nullish();

/** Message content, as parsed by {@link contentSchema}. */
export type Content = z.infer<typeof contentSchema>;

const texts = new Set(["text", "input_text", "output_text"]);
const attachments = new Set([
  ...["image_url", "input_audio", "file"],
  ...["input_image", "input_file"],
  ...["image", "document"],
]);

/**
 * Returns the concatenated text and the number of attachments. If there are attachments, also returns the
 * JSON of every part.
 */
export function readContent(content: Content): { text: string; attachments: number; parts?: string[] } {
  if (typeof content === "string") return { text: content, attachments: 0 };
  const parts = content ?? [];
  const count = parts.filter(({ type }) => attachments.has(type)).length;
  return {
    text: parts.map(({ type, text }) => (texts.has(type) ? (text ?? "") : "")).join(""),
    attachments: count,
    ...(count > 0 && { parts: parts.map((each) => JSON.stringify(each)) }),
  };
}

/** Returns the parsed arguments, or the text itself if it is not JSON. */
export function readArguments(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
