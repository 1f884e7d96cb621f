/** Mutants of what AG-UI's clients are answered without a stream. */
import type { Mutant } from "../../mutant.ts";

export const answerMutants: readonly Mutant[] = [];
