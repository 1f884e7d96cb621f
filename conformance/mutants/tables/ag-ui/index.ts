/** Mutants that the AG-UI contract is judged by. */
import type { Mutant } from "../../mutant.ts";
import { answerMutants } from "./answers.ts";
import { streamMutants } from "./streams.ts";

export const agUiMutants: readonly Mutant[] = [...streamMutants, ...answerMutants];
