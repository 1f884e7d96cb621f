/**
 * Encodes server-sent event frames for all contracts. Short frames are joined into texts of bounded length. A
 * long frame is a text of its own, and all readers share one string.
 */
import type { LineBatch, LogLine } from "../core/log-line.ts";
import type { FrameText } from "../http/sse.ts";

/** Headers of streams: proxies must not cache, compress or buffer them. */
export const streamHeaders = {
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
} as const;

/** Returns the frame of an event without a name. @param json The event as JSON. */
export function formatDataFrame(json: string): string {
  return `data: ${json}\n\n`;
}

/** Returns the frame of an event with a name. */
export function formatNamedFrame(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Joins frames into one text. */
export function joinFrames<Texts extends FrameText>(...frames: readonly string[]): Texts {
  return { text: frames.join(""), count: frames.length } as FrameText as Texts;
}

/**
 * Minimum length of a long frame, in UTF-16 units. The short lines of a batch, at most 64 kB of JSON, stay
 * below it when they are encoded.
 */
export const minLongFrame = 96 * 1024;

/**
 * Maximum number of long frames cached per line. Variants differ by contract, by representation, and by what
 * a reader has already received.
 */
const maxVariantsPerLine = 8;

/** Long frames by line and variant. An entry lives as long as a reader or the run references the line. */
const longFrames = new WeakMap<LogLine, Map<string, string>>();

/**
 * Returns the frame of a line. The frame of a long line is encoded once per variant.
 *
 * @param variant Identifies everything else that the frame depends on.
 */
export function getFrame(line: LogLine, variant: string, encode: (line: LogLine) => string): string {
  if (line.json.length < minLongFrame) return encode(line);
  return longFrames.get(line)?.get(variant) ?? cacheFrame(line, variant, encode(line));
}

/**
 * Encodes lines.
 *
 * @param batches Lines, in order.
 * @param encode Returns the frames of a line, if any.
 */
export async function* encodeFrames<Texts extends FrameText>(
  batches: AsyncIterable<readonly LogLine[]>,
  encode: EncodeLine,
): AsyncGenerator<Texts> {
  for await (const lines of batches)
    for (const text of encodeTexts(lines, encode)) yield text as FrameText as Texts;
}

/**
 * Encodes lines to the same frames for all readers. Readers that receive the same batch share its texts.
 *
 * @param toVariant Identifies everything else that the frames of a batch depend on; `undefined` for a batch with
 * only one reader.
 */
export async function* encodeSharedFrames<Texts extends FrameText>(
  batches: AsyncIterable<LineBatch>,
  encode: EncodeLine,
  toVariant: (lines: LineBatch) => string | undefined,
): AsyncGenerator<Texts> {
  for await (const lines of batches) {
    const variantName = toVariant(lines);
    for (const text of variantName === undefined
      ? encodeTexts(lines, encode)
      : encodeSharedTexts(lines, encode, variantName))
      yield text as FrameText as Texts;
  }
}

/** Returns the frames of a line, if any. */
type EncodeLine = (line: LogLine) => readonly string[];

/**
 * Caches texts from the second reader on. A batch usually has one reader, and the run may keep the batch for
 * some time.
 */
function encodeSharedTexts(lines: LineBatch, encode: EncodeLine, form: string): readonly FrameText[] {
  const { encoded } = lines;
  if (encoded?.form === form) {
    encoded.texts ??= encodeTexts(lines, encode);
    return encoded.texts;
  }
  lines.encoded = { form };
  return encodeTexts(lines, encode);
}

/** Joins the frames of lines. */
function encodeTexts(lines: readonly LogLine[], encode: EncodeLine): FrameText[] {
  const texts: FrameText[] = [];
  let text = "";
  let count = 0;
  for (const line of lines) {
    for (const frame of encode(line)) {
      if (text.length + frame.length < minLongFrame) {
        text += frame;
        count += 1;
        continue;
      }
      if (count > 0) texts.push({ text, count });
      const isLong = frame.length >= minLongFrame;
      text = isLong ? "" : frame;
      count = isLong ? 0 : 1;
      if (isLong) texts.push({ text: shareFrame(line, frame), count: 1 });
    }
  }
  if (count > 0) texts.push({ text, count });
  return texts;
}

/** Returns the string that readers of a line share, instead of an equal copy. */
function shareFrame(line: LogLine, frame: string): string {
  for (const kept of longFrames.get(line)?.values() ?? []) if (kept === frame) return kept;
  return cacheFrame(line, frame, frame);
}

function cacheFrame(line: LogLine, variant: string, frame: string): string {
  const variants = longFrames.get(line) ?? new Map<string, string>();
  longFrames.set(line, variants);
  const [oldest] = variants.keys();
  if (variants.size >= maxVariantsPerLine && oldest !== undefined) variants.delete(oldest);
  variants.set(variant, frame);
  return frame;
}
