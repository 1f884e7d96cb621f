/** The mutants for the Tambo contract, and a null server that returns its errors. */
import { createJsonNullServer } from "../../../null-servers.ts";
import type { Mutants } from "../../mutant.ts";
import { sharedEventMutants } from "../shared-events.ts";
import { behaviourMutants } from "./behaviour.ts";
import { callMutants } from "./calls.ts";
import { componentMutants } from "./components.ts";
import { endMutants } from "./ends.ts";
import { invalidRequestMutants } from "./invalid-requests.ts";
import { limitMutants } from "./limits.ts";
import { modelMutants } from "./model.ts";
import { problemMutants } from "./problems.ts";
import { requestMutants } from "./requests.ts";
import { resumeMutants } from "./resume.ts";
import { runBodyMutants } from "./run-bodies.ts";
import { storedMutants } from "./stored.ts";
import { streamMutants } from "./streams.ts";
import { turnMutants } from "./turns.ts";
import { userMutants } from "./users.ts";

export const tables: readonly Mutants[] = [
  sharedEventMutants,
  streamMutants,
  componentMutants,
  resumeMutants,
  problemMutants,
  storedMutants,
  runBodyMutants,
  requestMutants,
  modelMutants,
  behaviourMutants,
  turnMutants,
  callMutants,
  limitMutants,
  invalidRequestMutants,
  endMutants,
  userMutants,
];

/** A null server that returns one of the contract's errors. */
export const contractErrorServer = createJsonNullServer(404, "application/problem+json", {
  type: "urn:tambo:error:not_found",
  title: "Not Found",
  status: 404,
  detail: "Not found.",
  instance: "urn:tambo:error-instance:00000000-0000-4000-8000-000000000000",
  code: "NOT_FOUND",
});
