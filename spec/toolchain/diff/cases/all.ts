import type { Change } from "../change.ts";
import { asyncapiCases } from "./asyncapi-cases.ts";
import { documentationCases } from "./documentation-cases.ts";
import type { Case } from "./edit.ts";
import { eventCases } from "./event-cases.ts";
import { operationCases } from "./operation-cases.ts";
import { requestCases } from "./request-cases.ts";
import { responseCases } from "./response-cases.ts";

/** All cases. Each is an edit of a contract, with the changes that the diff must report. */
export const cases: readonly Case[] = [
  ...eventCases,
  ...requestCases,
  ...responseCases,
  ...operationCases,
  ...asyncapiCases,
  ...documentationCases,
];

/** Formats a change in the notation of the cases: class, id, operations, events. */
export function formatLine({ class: rated, id, operations, events }: Change): string {
  return [rated, id, operations.join(" "), events.join(" ")].join(" | ").replace(/( \| )+$/, "");
}
