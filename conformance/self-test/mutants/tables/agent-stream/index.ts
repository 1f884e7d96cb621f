/** The mutants for the agent-stream contract, and a null server that returns its errors. */
import { createJsonNullServer } from "../../../null-servers.ts";
import type { Mutants } from "../../mutant.ts";
import { userMutants } from "../users.ts";
import { conversationMutants } from "./conversation.ts";
import { coreMutants } from "./core.ts";
import { endMutants } from "./ends.ts";
import { errorMutants } from "./errors.ts";
import { inputMutants } from "./input.ts";
import { modelToolMutants } from "./model-tools.ts";
import { requestMutants } from "./requests.ts";
import { sandboxMutants } from "./sandbox.ts";
import { streamMutants } from "./streams.ts";
import { toolMutants } from "./tools.ts";

export const tables: readonly Mutants[] = [
  coreMutants,
  streamMutants,
  modelToolMutants,
  toolMutants,
  sandboxMutants,
  errorMutants,
  requestMutants,
  inputMutants,
  conversationMutants,
  endMutants,
  userMutants,
];

/** A null server that returns one of the contract's errors. */
export const contractErrorServer = createJsonNullServer(404, "application/json", {
  code: 404,
  msg: "Not found.",
  data: null,
  trace_id: "00000000000000000000000000000000",
});
