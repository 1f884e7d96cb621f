/** Interruptions of a conversation's stream, with figures computed from the frames received before and after. */
import { isObject } from "./json.ts";
import type { ContractName, Frame, Interruption } from "./session.ts";

/** The position of the last event received in a stream. */
interface Position {
  /** The SSE id, or the number of events so far if the contract's events have no ids. */
  label: string;
  /** The numbers in the id, the most significant first. Absent if the events have no ids. */
  numbers?: readonly number[];
}

/** Records where a stream was interrupted, and what it contained once it was resumed. */
export class InterruptionTracker {
  /** True if the ids of a run's events are 1, 2, 3 and so on, so that missing events can be counted. */
  readonly #hasConsecutiveIds: boolean;
  #list: readonly Interruption[] = [];
  #isOpen = false;
  /** The number of events in the current stream. */
  #count = 0;
  #position: Position | undefined;
  /** The last position before the latest interruption. */
  #interruptedAt: Position | undefined;

  constructor(hasConsecutiveIds: boolean) {
    this.#hasConsecutiveIds = hasConsecutiveIds;
  }

  /** The interruptions, oldest first. This is the same array until one of them changes. */
  get list(): readonly Interruption[] {
    return this.#list;
  }

  /** True if the latest interruption has not ended. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /**
   * Adds an interruption. A connection that is lost again before the first event arrives belongs to the same
   * interruption.
   *
   * @param frame The index of the next frame.
   * @param exchange The number of user messages so far.
   */
  add(cause: Interruption["cause"], frame: number, exchange: number): void {
    if (cause === "lost" && this.#isOpen) return;
    this.#isOpen = true;
    this.#interruptedAt = cause === "lost" ? this.#position : undefined;
    const after = this.#position?.label;
    this.#list = [...this.#list, { cause, frame, exchange, ...(after !== undefined && { after }) }];
  }

  /** Starts a run. An interrupted stream is not resumed after that. */
  startRun(): void {
    this.#isOpen = false;
    this.#position = undefined;
  }

  /** Starts a stream. Unless it resumes an interrupted stream, its events are counted from the beginning. */
  startStream(): void {
    this.#count = 0;
    if (!this.#isOpen) this.#position = undefined;
  }

  /** Takes the next frame of a stream. */
  addFrame({ index, run, id, data }: Pick<Frame, "index" | "run" | "id" | "data">): void {
    if (data === undefined) return;
    this.#count += 1;
    const position = toPosition(id, this.#count);
    const latest = this.#list.at(-1);
    if (latest !== undefined && this.#isOpen) {
      this.#isOpen = false;
      this.#update({
        resumed: { frame: index, run, first: position.label, ...this.#startFigures(position) },
      });
    } else if (latest?.resumed?.run === run) this.#updateFigures(latest.resumed, position);
    if (this.#list.at(-1)?.resumed?.run === run) this.addMessages(data);
    this.#position = position;
  }

  /** Takes the messages of a snapshot or a response with which the conversation is reloaded. */
  addMessages(data: unknown): void {
    const latest = this.#list.at(-1);
    if (latest === undefined || latest.messages !== undefined) return;
    if (latest.cause === "lost" && latest.resumed === undefined) return;
    if (isObject(data) && Array.isArray(data.messages)) this.#update({ messages: data.messages.length });
  }

  #startFigures(position: Position): { lost?: number; repeated?: number } {
    if (position.numbers === undefined) return {};
    const last = this.#interruptedAt?.numbers;
    const isRepeated = last !== undefined && compare(position.numbers, last) <= 0;
    const lost = isRepeated ? 0 : (position.numbers[0] ?? 0) - (last?.[0] ?? 0) - 1;
    return { ...(this.#hasConsecutiveIds && { lost }), repeated: isRepeated ? 1 : 0 };
  }

  #updateFigures(resumed: NonNullable<Interruption["resumed"]>, { numbers }: Position): void {
    const last = this.#interruptedAt?.numbers;
    if (numbers === undefined || last === undefined || compare(numbers, last) > 0) return;
    this.#update({ resumed: { ...resumed, repeated: (resumed.repeated ?? 0) + 1 } });
  }

  #update(change: Partial<Interruption>): void {
    const latest = this.#list.at(-1);
    if (latest !== undefined) this.#list = [...this.#list.slice(0, -1), { ...latest, ...change }];
  }
}

function toPosition(id: string | undefined, count: number): Position {
  if (id === undefined || !/^\d+(?:-\d+)*$/.test(id)) return { label: `${count}` };
  return { label: id, numbers: id.split("-").map(Number) };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** A line that shows an interruption, or the end of one, between two events. */
export interface InterruptionLine {
  tone: "lost" | "discarded" | "resumed";
  /** The line is shown before the frame with this index. */
  frame: number;
  /** The line is shown after this number of user messages and the responses to them. */
  exchange: number;
  text: string;
  /** A sentence about what the user can do. Shown in the conversation only. */
  advice?: string;
}

/** Advice for contracts whose streams cannot be resumed. */
const advice: Partial<Record<ContractName, string>> = {
  "ag-ui":
    "AG-UI events have no ids, so a stream cannot be resumed. Reconnect loads a snapshot, then the live events.",
  gateway: "A gateway stream cannot be resumed: the server cancels the run. Send the message again.",
  "agent-stream":
    "An agent stream cannot be resumed. The run continues on the server; Kill and resume loads its result.",
};

/** Returns the lines that show a conversation's interruptions, in order. */
export function createInterruptionLines(
  contract: ContractName,
  interruptions: readonly Interruption[],
): InterruptionLine[] {
  return interruptions.flatMap((interruption) => {
    const { cause, frame, exchange, after, resumed } = interruption;
    const place = after === undefined ? "before the first event" : `after event ${after}`;
    const isLost = cause === "lost";
    const start: InterruptionLine = {
      tone: cause,
      frame,
      exchange,
      text: `${isLost ? "Connection lost" : "Page state discarded"} ${place}`,
      ...(isLost && resumed === undefined && advice[contract] && { advice: advice[contract] }),
    };
    const text = isLost ? describeResumption(interruption) : describeReload(interruption);
    if (text === undefined) return [start];
    return [start, { tone: "resumed", frame: resumed?.frame ?? frame, exchange, text }];
  });
}

function describeResumption({ after, resumed, messages }: Interruption): string | undefined {
  if (resumed === undefined) return undefined;
  const { lost, repeated } = resumed;
  if (repeated === undefined)
    return messages === undefined
      ? "Reconnected"
      : `Reconnected with a snapshot of ${formatCount(messages)}, then live events`;
  const place = after === undefined ? "Started again" : `Resumed after event ${after}`;
  return `${place}: ${lost === undefined ? "" : `${lost} lost, `}${repeated} repeated`;
}

function describeReload({ resumed, messages }: Interruption): string | undefined {
  if (messages === undefined && resumed === undefined) return undefined;
  const reloaded = messages === undefined ? undefined : `reloaded ${formatCount(messages)}`;
  const first = resumed?.repeated === undefined ? undefined : `resumed with event ${resumed.first}`;
  const text = [reloaded, first].filter((part) => part !== undefined).join(", ");
  return text === "" ? "Reloaded" : `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

function formatCount(messages: number): string {
  return messages === 1 ? "1 message" : `${messages} messages`;
}

/** Returns the entries of a timeline with the lines between them. */
export function insertInterruptionLines<Entry extends { frame: Frame }>(
  entries: readonly Entry[],
  lines: readonly InterruptionLine[],
): (Entry | InterruptionLine)[] {
  const rows: (Entry | InterruptionLine)[] = [];
  let next = 0;
  for (const entry of entries) {
    for (let line = lines[next]; line && line.frame <= entry.frame.index; line = lines[++next])
      rows.push(line);
    rows.push(entry);
  }
  return [...rows, ...lines.slice(next)];
}
