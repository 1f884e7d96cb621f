/** A run from its beginning, with what came before it: for a client that has nothing of the conversation. */
import type { RunRecord, ThreadRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { JsonObject } from "./events.ts";
import type { RunSettings } from "./input.ts";
import type { LogLine } from "./log-line.ts";
import type { Message } from "./messages.ts";
import { cancelledLine, type Reading } from "./reading.ts";
import { Transcript, withStates } from "./transcript.ts";

/** A run, and the conversation that it answers. */
export interface Attachment {
  reading: Reading;
  record: RunRecord;
  settings: RunSettings;
  /** The conversation before the run, components with their present states. */
  before: Message[];
  /** Present states of the thread's components, by id. */
  states: { [id: string]: JsonObject };
}

/** Puts a reading of a whole run together with the conversation before it. */
export async function attachment(
  store: Store,
  thread: ThreadRecord,
  record: RunRecord,
  reading: Reading,
): Promise<Attachment> {
  const transcript = await Transcript.load(store.read, thread, record);
  const { messages, components } = transcript;
  const states = transcript.states();
  const settings = JSON.parse(record.request) as RunSettings;
  const isBefore = ({ runId, createdAt }: Message) =>
    runId !== record.id && (settings.history !== undefined || createdAt <= record.createdAt);
  const before = messages.filter(isBefore).map((message) => withStates(message, components));
  if (record.status !== "cancelled") return { reading, record, settings, before, states };
  const lines = (signal: AbortSignal) => endingCancelled(reading.lines(signal), record);
  return { reading: { ...reading, lines }, record, settings, before, states };
}

/** The log of a run that was cancelled while it was paused ends with the pause. */
async function* endingCancelled(
  batches: AsyncIterable<LogLine[]>,
  record: RunRecord,
): AsyncGenerator<LogLine[]> {
  for await (const lines of batches) {
    yield lines
      .filter(({ kind }) => kind !== "tambo.run.awaiting_input" && kind !== "engine.consent")
      .map((line) => (line.kind === "RUN_FINISHED" ? cancelledLine(record) : line));
  }
}
