import { expect, it } from "vitest";
import { placeOf } from "./place.ts";

it.each<[string, Record<string, string>, (string | null)[]]>([
  ["/api/v2/conversations/a%2Fb/message/", {}, ["a/b", null]],
  ["/api/conversations/c/message/", { session_id: "s" }, ["c", "s"]],
  ["/api/v1/conversations/c/resume/s%20t", { session_id: "other" }, ["c", "s t"]],
  ["/healthz", {}, [null, null]],
])("%s is about a conversation and a session", (path, query, expected) => {
  const { threadId, sessionId } = placeOf({ path, query });
  expect([threadId, sessionId]).toEqual(expected);
});
