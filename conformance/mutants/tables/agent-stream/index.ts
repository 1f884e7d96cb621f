/** Mutants that the agent-stream contract is judged by. */
import type { Mutant } from "../../mutant.ts";
import { answerMutants } from "./answers.ts";
import { callMutants } from "./calls.ts";
import { requestMutants } from "./requests.ts";
import { streamMutants } from "./streams.ts";

export const agentStreamMutants: readonly Mutant[] = [
  ...streamMutants,
  ...callMutants,
  ...answerMutants,
  ...requestMutants,
];
