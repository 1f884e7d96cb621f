/** Something that must never be seen, whatever happens to the servers. */
export interface Violation {
  /** What was broken, in a word or two. */
  rule: string;
  threadId: string;
  runId?: string;
  /** What was seen, and what should have been. */
  detail: string;
}
