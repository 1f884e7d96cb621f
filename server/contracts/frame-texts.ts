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
export function dataFrame(json: string): string {
  return `data: ${json}\n\n`;
}

/** Returns the frame of an event with a name. */
export function namedFrame(name: string, data: object): string {
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
export const longFrame = 96 * 1024;

/**
 * Maximum number of long frames cached per line. Variants differ by contract, by representation, and by what
 * a reader has already received.
 */
const formsOfLine = 8;

/** Long frames by line and variant. An entry lives as long as a reader or the run references the line. */
const framesOfLines = new WeakMap<LogLine, Map<string, string>>();

/**
 * Returns the frame of a line. The frame of a long line is encoded once per variant.
 *
 * @param form Identifies everything else that the frame depends on.
 */
export function frameOf(line: LogLine, form: string, make: (line: LogLine) => string): string {
  if (line.json.length < longFrame) return make(line);
  return framesOfLines.get(line)?.get(form) ?? keep(line, form, make(line));
}

/**
 * Encodes lines.
 *
 * @param batches Lines, in order.
 * @param encode Returns the frames of a line, if any.
 */
export async function* frameTexts<Texts extends FrameText>(
  batches: AsyncIterable<readonly LogLine[]>,
  encode: Encode,
): AsyncGenerator<Texts> {
  for await (const lines of batches)
    for (const text of textsOf(lines, encode)) yield text as FrameText as Texts;
}

/**
 * Encodes lines to the same frames for all readers. Readers that receive the same batch share its texts.
 *
 * @param form Identifies everything else that the frames of a batch depend on; `undefined` for a batch with
 * only one reader.
 */
export async function* sharedFrameTexts<Texts extends FrameText>(
  batches: AsyncIterable<LineBatch>,
  encode: Encode,
  form: (lines: LineBatch) => string | undefined,
): AsyncGenerator<Texts> {
  for await (const lines of batches) {
    const name = form(lines);
    for (const text of name === undefined ? textsOf(lines, encode) : sharedTexts(lines, encode, name))
      yield text as FrameText as Texts;
  }
}

/** Returns the frames of a line, if any. */
type Encode = (line: LogLine) => readonly string[];

/**
 * Caches texts from the second reader on. A batch usually has one reader, and the run may keep the batch for
 * some time.
 */
function sharedTexts(lines: LineBatch, encode: Encode, form: string): readonly FrameText[] {
  const { encoded } = lines;
  if (encoded?.form === form) {
    encoded.texts ??= textsOf(lines, encode);
    return encoded.texts;
  }
  lines.encoded = { form };
  return textsOf(lines, encode);
}

/** Joins the frames of lines. */
function textsOf(lines: readonly LogLine[], encode: Encode): FrameText[] {
  const texts: FrameText[] = [];
  let text = "";
  let count = 0;
  for (const line of lines) {
    for (const frame of encode(line)) {
      if (text.length + frame.length < longFrame) {
        text += frame;
        count += 1;
        continue;
      }
      if (count > 0) texts.push({ text, count });
      const isLong = frame.length >= longFrame;
      text = isLong ? "" : frame;
      count = isLong ? 0 : 1;
      if (isLong) texts.push({ text: sharedFrame(line, frame), count: 1 });
    }
  }
  if (count > 0) texts.push({ text, count });
  return texts;
}

/** Returns the string that readers of a line share, instead of an equal copy. */
function sharedFrame(line: LogLine, frame: string): string {
  for (const kept of framesOfLines.get(line)?.values() ?? []) if (kept === frame) return kept;
  return keep(line, frame, frame);
}

function keep(line: LogLine, form: string, frame: string): string {
  const forms = framesOfLines.get(line) ?? new Map<string, string>();
  framesOfLines.set(line, forms);
  const [oldest] = forms.keys();
  if (forms.size >= formsOfLine && oldest !== undefined) forms.delete(oldest);
  forms.set(form, frame);
  return frame;
}
