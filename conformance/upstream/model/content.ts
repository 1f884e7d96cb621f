/** Content of messages. Every provider has it as a string or as a list of parts. */
import { z } from "zod";
import type { Json } from "../../runner/case.ts";

const part = z.looseObject({ type: z.string(), text: z.string().nullish() });

/** A string, a list of parts, or nothing. */
export const contentSchema = z.union([z.string(), z.array(part)]).nullish();

/** Content in either form. */
export type Content = z.infer<typeof contentSchema>;

const texts = new Set(["text", "input_text", "output_text"]);
const attachments = new Set([
  ...["image_url", "input_audio", "file"],
  ...["input_image", "input_file"],
  ...["image", "document"],
]);

/** Returns the joined texts and the number of attachments, with the JSON of every part if there are any. */
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

/** Returns parsed arguments, or the text if it is not JSON. */
export function readArguments(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
