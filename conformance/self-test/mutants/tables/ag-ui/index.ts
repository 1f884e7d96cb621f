/** Mutants that the AG-UI contract is judged by. */
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

export const agUiMutants: readonly Mutant[] = [
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
