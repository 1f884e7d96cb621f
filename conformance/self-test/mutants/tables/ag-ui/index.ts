/** Mutants that the AG-UI contract is judged by, and the null server in its form. */
import { answerWith, type NullServer } from "../../../null-servers.ts";
import type { Mutant } from "../../mutant.ts";
import { answerMutants } from "./answers.ts";
import { cancelMutants } from "./cancel.ts";
import { capabilityMutants } from "./capabilities.ts";
import { componentMutants } from "./components.ts";
import { connectMutants } from "./connect.ts";
import { conversationMutants } from "./conversation.ts";
import { failureMutants } from "./failures.ts";
import { inputMutants } from "./input.ts";
import { optionMutants } from "./options.ts";
import { pauseMutants } from "./pauses.ts";
import { refusalMutants } from "./refusals.ts";
import { serverToolMutants } from "./server-tools.ts";
import { stateMutants } from "./state.ts";
import { streamMutants } from "./streams.ts";
import { textMutants } from "./text.ts";
import { threadMutants } from "./threads.ts";

export const mutants: readonly Mutant[] = [
  ...streamMutants,
  ...answerMutants,
  ...inputMutants,
  ...conversationMutants,
  ...optionMutants,
  ...refusalMutants,
  ...threadMutants,
  ...pauseMutants,
  ...connectMutants,
  ...cancelMutants,
  ...textMutants,
  ...serverToolMutants,
  ...componentMutants,
  ...stateMutants,
  ...failureMutants,
  ...capabilityMutants,
];

/** A refusal in the contract's form, from a server that is no implementation. */
export const refusal: NullServer = {
  id: "not-found-error",
  text: "404 with an error as JSON.",
  answer: answerWith(404, "application/json", {
    error: { code: "NOT_FOUND", message: "There is nothing here." },
  }),
};
