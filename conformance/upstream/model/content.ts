/** Content of messages, which every provider has as a string or as a list of parts. */
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

/** The texts joined, and the number of images, audio and files; where there are any, the JSON of every part, too. */
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

/** Arguments as the JSON they hold, or as the text when they hold none. */
export function readArguments(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
