/** Mutants that the agent-stream contract is judged by. */
import type { Mutant } from "../../mutant.ts";
import { answerMutants } from "./answers.ts";
import { brokenOffMutants } from "./broken-off.ts";
import { callMutants } from "./calls.ts";
import { conversationMutants } from "./conversation.ts";
import { endMutants } from "./ends.ts";
import { inputMutants } from "./input.ts";
import { offeredMutants } from "./offered.ts";
import { refusalMutants } from "./refusals.ts";
import { requestMutants } from "./requests.ts";
import { sandboxMutants } from "./sandbox.ts";
import { streamMutants } from "./streams.ts";
import { thoughtMutants } from "./thoughts.ts";
import { toolMutants } from "./tools.ts";

export const agentStreamMutants: readonly Mutant[] = [
  ...streamMutants,
  ...thoughtMutants,
  ...callMutants,
  ...offeredMutants,
  ...toolMutants,
  ...sandboxMutants,
  ...answerMutants,
  ...refusalMutants,
  ...requestMutants,
  ...inputMutants,
  ...conversationMutants,
  ...brokenOffMutants,
  ...endMutants,
];
