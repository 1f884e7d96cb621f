/**
 * Texts of server-sent event frames, as the encoders of all contracts yield them: frames are joined to texts of a
 * bounded length, and a long frame is a text of its own, one string for all readers of its line.
 */
import type { LineBatch, LogLine } from "../core/log-line.ts";
import type { FrameText } from "../http/sse.ts";

/** Headers of streams: proxies neither store, nor compress, nor hold back what comes. */
export const streamHeaders = {
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
} as const;

/** Returns the frame of an event without a name. @param json The event's JSON. */
export function dataFrame(json: string): string {
  return `data: ${json}\n\n`;
}

/** Returns the frame of an event with a name. */
export function namedFrame(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Joins frames to one text. */
export function joinFrames<Texts extends FrameText>(...frames: readonly string[]): Texts {
  return { text: frames.join(""), count: frames.length } as FrameText as Texts;
}

/**
 * Length from which a frame is long, in UTF-16 units. A batch of the log's short lines, which has at most 64 kB of
 * JSON, stays below it with its frames' fields.
 */
export const longFrame = 96 * 1024;

/** Most long frames that are kept for a line: forms differ by wire, representation and what a reader knows already. */
const formsOfLine = 8;

/** Long frames by the line that they were made of, and a form: there while a reader or the run has the line. */
const framesOfLines = new WeakMap<LogLine, Map<string, string>>();

/**
 * Returns the frame of a line in a form. The frame of a long line is made once for all readers.
 *
 * @param form Names everything besides the line that the frame depends on.
 * @param make Makes the frame.
 */
export function frameOf(line: LogLine, form: string, make: (line: LogLine) => string): string {
  if (line.json.length < longFrame) return make(line);
  return framesOfLines.get(line)?.get(form) ?? keep(line, form, make(line));
}

/**
 * Encodes lines.
 *
 * @param batches Lines, in order.
 * @param encode Returns the frames that a line becomes, if any.
 */
export async function* frameTexts<Texts extends FrameText>(
  batches: AsyncIterable<readonly LogLine[]>,
  encode: Encode,
): AsyncGenerator<Texts> {
  for await (const lines of batches)
    for (const text of textsOf(lines, encode)) yield text as FrameText as Texts;
}

/**
 * Encodes lines that become the same frames for all readers. Readers that are given the same batch share its texts.
 *
 * @param form Names everything besides the lines that the frames of a batch depend on; absent for a batch that is
 *   encoded for one reader alone.
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

/** Returns the frames that a line becomes, if any. */
type Encode = (line: LogLine) => readonly string[];

/** The first reader is mostly the only one, and the run may keep the batch for a while: texts are kept from the second on. */
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

/** Returns the string that readers of a line share instead of an equal one of their own. */
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
