/** An answer that is no stream: of a blocking run, or of anything else. */
import type { Json } from "../../../runner/case.ts";
import type { Answer } from "../../../runner/observation.ts";
import { isObject, listOf, member } from "../../../stream/json.ts";
import { textIn, toolCallsOf } from "./chunk.ts";
import { placeOf } from "./place.ts";
import { type ProgressSeen, type SeenCall, takeCall } from "./progress-stream.ts";

/** What a case sees of an answer. */
export interface ProgressAnswer extends Answer, ProgressSeen {
  threadId: string | null;
  runId: string | null;
}

/** Reads an answer. */
export function readAnswer(answer: Answer): ProgressAnswer {
  const calls: SeenCall[] = [];
  for (const call of toolCallsOf(answer.body)) takeCall(calls, call);
  const { threadId, sessionId } = placeOf({ path: answer.path, query: {} });
  const runId = answer.headers["x-run-id"] ?? null;
  const error: Json | undefined = member(answer.body, "error");
  return {
    ...answer,
    threadId,
    runId,
    sessionId: sessionId ?? runId,
    calls,
    citations: [...listOf(answer.body, "citations")],
    error: isObject(error) ? error : null,
    said: textIn(answer.body),
  };
}
