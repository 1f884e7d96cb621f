/** The mutants for the gateway contract, and a null server that returns its errors. */
import { createJsonNullServer } from "../../../null-servers.ts";
import type { Mutants } from "../../mutant.ts";
import { blockMutants } from "./blocks.ts";
import { bodyMutants } from "./bodies.ts";
import { coreMutants } from "./core.ts";
import { errorMutants } from "./errors.ts";
import { loopMutants } from "./loop.ts";
import { modelRequestMutants } from "./model-requests.ts";
import { providerToolMutants } from "./provider-tools.ts";
import { providerMutants } from "./providers.ts";
import { responseMutants } from "./responses.ts";
import { runMutants } from "./runs.ts";
import { streamMutants } from "./streams.ts";
import { toolMutants } from "./tools.ts";

export const tables: readonly Mutants[] = [
  coreMutants,
  streamMutants,
  responseMutants,
  runMutants,
  loopMutants,
  toolMutants,
  modelRequestMutants,
  providerMutants,
  providerToolMutants,
  bodyMutants,
  blockMutants,
  errorMutants,
];

/** A null server that returns one of the contract's errors. */
export const contractErrorServer = createJsonNullServer(404, "application/json", {
  error: { type: "not_found_error", message: "Not found.", request_id: "req_0" },
});
