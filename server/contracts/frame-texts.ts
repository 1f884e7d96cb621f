/**
 * Encodes server-sent event frames for all contracts. Short frames are joined into strings of bounded length.
 * A long frame is kept as a separate string, which all readers share.
 */
import type { LineBatch, LogLine } from "../core/log-line.ts";
import type { FrameText } from "../http/sse.ts";

/** Response headers for streams. They tell proxies not to cache, compress or buffer the stream. */
export const streamHeaders = {
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
} as const;

/**
 * Returns the frame of an event without a name.
 *
 * @param json The event as JSON.
 */
export function formatDataFrame(json: string): string {
  return `data: ${json}\n\n`;
}

/** Returns the frame of a named event. */
export function formatNamedFrame(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Joins frames into one string. */
export function joinFrames<Texts extends FrameText>(...frames: readonly string[]): Texts {
  return { text: frames.join(""), count: frames.length } as FrameText as Texts;
}

/**
 * Minimum length of a long frame, in UTF-16 code units. A batch's short lines have at most 64 kB of JSON and
 * stay below this limit after encoding.
 */
export const minLongFrame = 96 * 1024;

/**
 * Maximum number of long frames cached per line. Variants differ by contract, by representation, and by what
 * a reader has already received.
 */
const maxVariantsPerLine = 8;

/** Long frames by line and variant. An entry is kept while a reader or the run references its line. */
const longFrames = new WeakMap<LogLine, Map<string, string>>();

/**
 * Returns a line's frame. The frame of a long line is encoded only once per variant.
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
 * @param batches The lines, in order.
 * @param encode Returns a line's frames, if any.
 */
export async function* encodeFrames<Texts extends FrameText>(
  batches: AsyncIterable<readonly LogLine[]>,
  encode: EncodeLine,
): AsyncGenerator<Texts> {
  for await (const lines of batches)
    for (const text of encodeTexts(lines, encode)) yield text as FrameText as Texts;
}

/**
 * Encodes lines to the same frames for all readers. Readers that receive the same batch share the encoded
 * strings.
 *
 * @param toVariant Identifies everything else that a batch's frames depend on, or `undefined` for a batch with
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

/** Returns a line's frames, if any. */
type EncodeLine = (line: LogLine) => readonly string[];

/**
 * Caches the encoded strings once a second reader requests them, because most batches have only one reader
 * and the run may keep a batch for some time.
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

/** Joins the frames of multiple lines. */
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

/** Returns the string that a line's readers share, instead of an identical copy. */
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
