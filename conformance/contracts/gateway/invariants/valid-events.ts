/** Events and results against the published schemas: their members, and that there are no others. */
import { checkResponse } from "../../../../generated/gateway/validators.js";
import { checkResponse as checkSealed } from "../../../../generated/gateway/validators.sealed.js";
import { eventsOf, judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { answersOf, nameOf, streamsOf } from "./evidence.ts";

export const validEvents: Invariant = {
  id: "valid-events",
  clauses: [
    "G-102",
    "G-103",
    "G-106",
    "G-143",
    "G-144",
    "G-145",
    "G-146",
    "G-147",
    "G-148",
    "G-149",
    "G-150",
    "G-151",
    "G-152",
    "G-155",
    "GX-11",
    "M-093",
  ],
  text: "Every event is one that the document describes, with the members and types that it has there.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place }) =>
      checkResponse("streamRun", 200, event).map(({ pointer, message }) => ({
        message: `${place} is not valid: ${`${pointer} ${message}`.trimStart()}`,
        actual: event,
      })),
    );
  },
};

/** Nothing that is not written down is sent. */
export const sealed: Invariant = {
  id: "sealed",
  clauses: ["G-101", "G-179", "M-061", "M-093"],
  text: "No event, no result and no error has a member that the document does not declare for it.",
  judge(evidence) {
    const events = eventsOf(streamsOf(evidence)).map(({ event, place }) => ({
      place,
      body: event,
      operation: "streamRun" as const,
      status: 200,
    }));
    const bodies = answersOf(evidence).map((answer) => ({
      place: nameOf(answer),
      body: answer.body,
      operation: answer.path.endsWith(":stream") ? ("streamRun" as const) : ("createRun" as const),
      status: answer.status,
    }));
    // What is not valid at all is told by others.
    const valid = [...events, ...bodies].filter(({ operation, status, body }) =>
      isValid(operation, status, body),
    );
    return judgeEach(valid, ({ place, operation, status, body }) =>
      checkSealed(operation, status, body).map(({ pointer, message }) => ({
        message: `${place} has what is not declared: ${`${pointer} ${message}`.trimStart()}`,
        actual: body,
      })),
    );
  },
};

function isValid(operation: "createRun" | "streamRun", status: number, body: unknown): boolean {
  try {
    return checkResponse(operation, status, body).length === 0;
  } catch {
    // A status that the document does not declare.
    return false;
  }
}
