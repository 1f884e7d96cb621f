/** Mutants that the gateway contract is judged by, and the null server in its form. */
import { answerWith, type NullServer } from "../../../null-servers.ts";
import type { Mutant } from "../../mutant.ts";
import { answerMutants } from "./answers.ts";
import { askedMutants } from "./asked.ts";
import { blockMutants } from "./blocks.ts";
import { bodyMutants } from "./bodies.ts";
import { callerMutants } from "./callers.ts";
import { loopMutants } from "./loop.ts";
import { providerMutants } from "./providers.ts";
import { refusalMutants } from "./refusals.ts";
import { runMutants } from "./runs.ts";
import { stepMutants } from "./steps.ts";
import { streamMutants } from "./streams.ts";
import { toolMutants } from "./tools.ts";

export const mutants: readonly Mutant[] = [
  ...streamMutants,
  ...stepMutants,
  ...answerMutants,
  ...runMutants,
  ...loopMutants,
  ...toolMutants,
  ...askedMutants,
  ...providerMutants,
  ...bodyMutants,
  ...blockMutants,
  ...callerMutants,
  ...refusalMutants,
];

/** A refusal in the contract's form, from a server that is no implementation. */
export const refusal: NullServer = {
  id: "not-found-canonical",
  text: "404 with an error in the one form.",
  answer: answerWith(404, "application/json", {
    error: { type: "not_found_error", message: "There is nothing here.", request_id: "req_0" },
  }),
};
