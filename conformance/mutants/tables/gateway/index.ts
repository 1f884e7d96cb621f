/** Mutants that the gateway contract is judged by. */
import type { Mutant } from "../../mutant.ts";
import { answerMutants } from "./answers.ts";
import { stepMutants } from "./steps.ts";
import { streamMutants } from "./streams.ts";

export const gatewayMutants: readonly Mutant[] = [...streamMutants, ...stepMutants, ...answerMutants];
