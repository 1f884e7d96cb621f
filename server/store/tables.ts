/**
 * The tables as Kysely types, which match the rows created by both stores' migrations. JSON is stored as
 * text, and times are stored as Unix milliseconds.
 */
import {
  type ColumnType,
  type Generated,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { StopReason } from "../core/events.ts";
import { isAfter } from "../core/log-line.ts";
import type { Role } from "../core/messages.ts";
import type { Owner } from "../core/owner.ts";
import type { LogAppend, RunStatus, ThreadKey, ToolCallState } from "../core/ports/records.ts";

declare const isScope: unique symbol;

/** A value of a column that holds a part of an owner. Only {@link ownerColumns} creates such values. */
type ScopeValue = string & { readonly [isScope]: true };

/** The columns that hold an owner. They never change after a row has been inserted. */
interface OwnerColumns {
  project_id: ColumnType<ScopeValue, ScopeValue, never>;
  /** Empty if the row has no user. */
  user_id: ColumnType<ScopeValue, ScopeValue, never>;
}

interface ThreadsTable extends OwnerColumns {
  key: ColumnType<ThreadKey, never, never>;
  id: string;
  context_key: string | null;
  metadata: string | null;
  created_at: number;
  updated_at: number;
  name: string | null;
}

interface MessagesTable {
  thread_key: ThreadKey;
  position: number;
  id: string;
  role: Role;
  name: string | null;
  blocks: string;
  metadata: string | null;
  created_at: number;
  run_id: string | null;
  incomplete: "cancelled" | "error" | null;
  sources: string | null;
  /** Estimated memory in bytes; see `estimateMessageBytes`. */
  weight: number;
}

interface RunsTable extends OwnerColumns {
  key: Generated<number>;
  id: string;
  thread_key: ThreadKey;
  owner: string | null;
  status: RunStatus;
  epoch: number;
  attempts: number;
  on_disconnect: "cancel" | "continue";
  continues: string | null;
  continued_by: string | null;
  idempotency_key: string | null;
  idempotency_hash: string | null;
  client_id: string | null;
  error_code: string | null;
  error_message: string | null;
  stop_reason: StopReason | null;
  created_at: number;
  updated_at: number;
  finished_at: number | null;
  turns: Generated<number>;
  tool_calls: Generated<number>;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  time_ms: Generated<number>;
  /** Set to 1 when all of the log except its end has been deleted. */
  log_dropped: Generated<0 | 1>;
}

interface RunChunksTable {
  run_key: number;
  last: number;
  notes: number;
  first: number;
  first_notes: number;
  data: string;
  created_at: number;
}

interface RunRequestsTable {
  run_id: string;
  request: string;
}

interface RunQuestionsTable {
  id: Generated<number>;
  run_key: number;
  asked_by: string;
  question: string;
  answer: string | null;
}

interface IdempotencyKeysTable extends OwnerColumns {
  key: string;
  operation: string;
  digest: string;
  answer: string | null;
  created_at: number;
}

interface ToolCallsTable {
  thread_key: ThreadKey;
  id: string;
  position: number;
  run_id: string;
  message_id: string;
  name: string;
  input: string;
  side: "server" | "client";
  state: ToolCallState;
}

interface ComponentsTable {
  thread_key: ThreadKey;
  id: string;
  message_id: string;
  name: string;
  state: string | null;
  version: number;
  /** Estimated memory in bytes; see `estimateComponentBytes`. */
  weight: number;
}

/**
 * The tables used by queries. Of `run_chunks`, queries use the end of a log and insert its first event; only
 * `event-log.ts` reads and writes its rows.
 */
export interface Tables {
  threads: ThreadsTable;
  messages: MessagesTable;
  runs: RunsTable;
  run_chunks: RunChunksTable;
  run_requests: RunRequestsTable;
  run_questions: RunQuestionsTable;
  idempotency_keys: IdempotencyKeysTable;
  tool_calls: ToolCallsTable;
  components: ComponentsTable;
}

/** The connection, or an open transaction on it. */
export type Tx = Kysely<Tables>;

/**
 * Returns the columns of a row that belongs to an owner.
 *
 * @throws RangeError if the user is an empty string, because it would stand for no user.
 */
export function ownerColumns({ projectId, userId }: Owner): { project_id: ScopeValue; user_id: ScopeValue } {
  if (userId === "") throw new RangeError("A user's ID must not be empty.");
  return { project_id: projectId as ScopeValue, user_id: (userId ?? "") as ScopeValue };
}

/** Returns the condition that a row of `threads`, `runs` or `idempotency_keys` belongs to an owner. */
export function ownedBy(owner: Owner): RawBuilder<SqlBool> {
  const { project_id, user_id } = ownerColumns(owner);
  return sql`(project_id = ${project_id} and user_id = ${user_id})`;
}

/** Returns the owner of a row. */
export function toOwner({ project_id, user_id }: Selectable<OwnerColumns>): Owner {
  return { projectId: project_id, ...(user_id !== "" && { userId: user_id }) };
}

/**
 * Returns text in the form in which it is stored and compared. PostgreSQL cannot store U+0000, and neither
 * database can store a lone surrogate. Each of these is replaced by U+FFFD. JSON text escapes these
 * characters and is therefore not changed.
 */
export function storableText(text: string): string {
  return (text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text).toWellFormed();
}

/** Returns an error if an append does not advance the end of its run's log. */
export function findEmptyAppend({ runId, from, to }: LogAppend): RangeError | undefined {
  return isAfter(to, from)
    ? undefined
    : new RangeError(`An append to run ${runId} does not advance the end of its log.`);
}
