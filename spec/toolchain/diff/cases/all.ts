import type { Change } from "../change.ts";
import { asyncapiCases } from "./asyncapi-cases.ts";
import { documentationCases } from "./documentation-cases.ts";
import type { Case } from "./edit.ts";
import { eventCases } from "./event-cases.ts";
import { operationCases } from "./operation-cases.ts";
import { requestCases } from "./request-cases.ts";
import { responseCases } from "./response-cases.ts";

/** All cases: an edit of a contract, and the changes that the diff must report. */
export const cases: readonly Case[] = [
  ...eventCases,
  ...requestCases,
  ...responseCases,
  ...operationCases,
  ...asyncapiCases,
  ...documentationCases,
];

/** Formats a change as cases write it: class, id, operations, events. */
export function formatLine({ class: rated, id, operations, events }: Change): string {
  return [rated, id, operations.join(" "), events.join(" ")].join(" | ").replace(/( \| )+$/, "");
}
