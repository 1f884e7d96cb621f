/** Mutants that the gateway contract is judged by. */
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

export const gatewayMutants: readonly Mutant[] = [
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
