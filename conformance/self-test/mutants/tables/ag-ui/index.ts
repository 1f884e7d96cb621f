/** The mutants for the AG-UI contract, and a null server that returns its errors. */
import { createJsonNullServer } from "../../../null-servers.ts";
import type { Mutants } from "../../mutant.ts";
import { sharedEventMutants } from "../shared-events.ts";
import { userMutants } from "../users.ts";
import { cancelMutants } from "./cancel.ts";
import { componentMutants } from "./components.ts";
import { connectMutants } from "./connect.ts";
import { conversationMutants } from "./conversation.ts";
import { coreMutants } from "./core.ts";
import { errorMutants } from "./errors.ts";
import { failureMutants } from "./failures.ts";
import { inputMutants } from "./input.ts";
import { optionMutants } from "./options.ts";
import { pauseMutants } from "./pauses.ts";
import { serverToolMutants } from "./server-tools.ts";
import { streamMutants } from "./streams.ts";
import { textMutants } from "./text.ts";
import { threadMutants } from "./threads.ts";

export const tables: readonly Mutants[] = [
  sharedEventMutants,
  streamMutants,
  inputMutants,
  conversationMutants,
  optionMutants,
  errorMutants,
  threadMutants,
  pauseMutants,
  connectMutants,
  cancelMutants,
  textMutants,
  serverToolMutants,
  componentMutants,
  failureMutants,
  coreMutants,
  userMutants,
];

/** A null server that returns one of the contract's errors. */
export const contractErrorServer = createJsonNullServer(404, "application/json", {
  error: { code: "NOT_FOUND", message: "Not found." },
});
