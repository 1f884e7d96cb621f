/** The mutants for the tool-progress contract, and a null server that returns its errors. */
import { createJsonNullServer } from "../../../null-servers.ts";
import type { Mutants } from "../../mutant.ts";
import { userMutants } from "../users.ts";
import { bodyMutants } from "./bodies.ts";
import { callMutants } from "./calls.ts";
import { conversationMutants } from "./conversation.ts";
import { delegationMutants } from "./delegations.ts";
import { errorMutants } from "./errors.ts";
import { failureMutants } from "./failures.ts";
import { messageMutants } from "./messages.ts";
import { resumingMutants } from "./resuming.ts";
import { sessionMutants } from "./sessions.ts";
import { streamMutants } from "./streams.ts";

export const tables: readonly Mutants[] = [
  streamMutants,
  callMutants,
  delegationMutants,
  failureMutants,
  conversationMutants,
  bodyMutants,
  errorMutants,
  resumingMutants,
  sessionMutants,
  messageMutants,
  userMutants,
];

/** A null server that returns one of the contract's errors. */
export const contractErrorServer = createJsonNullServer(404, "application/json", {
  detail: "Not found.",
  code: "SESSION_NOT_FOUND",
});
