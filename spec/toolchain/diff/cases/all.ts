import { type Change, formatVerdict } from "../change.ts";
import { asyncapiCases } from "./asyncapi-cases.ts";
import { documentationCases } from "./documentation-cases.ts";
import type { Case } from "./edit.ts";
import { eventCases } from "./event-cases.ts";
import { openUnionCases } from "./open-union-cases.ts";
import { operationCases } from "./operation-cases.ts";
import { orderCases } from "./order-cases.ts";
import { renameCases } from "./rename-cases.ts";
import { requestCases } from "./request-cases.ts";
import { responseCases } from "./response-cases.ts";

/** All cases. Each is an edit of a contract, with the changes that the diff must report. */
export const cases: readonly Case[] = [
  ...eventCases,
  ...requestCases,
  ...responseCases,
  ...operationCases,
  ...asyncapiCases,
  ...openUnionCases,
  ...orderCases,
  ...renameCases,
  ...documentationCases,
];

/** Formats a change in the notation of the cases: verdict, id, operations, events. */
export function formatLine({ verdict, id, operations, events }: Change): string {
  return [formatVerdict(verdict), id, operations.join(" "), events.join(" ")]
    .join(" | ")
    .replace(/( \| )+$/, "");
}
