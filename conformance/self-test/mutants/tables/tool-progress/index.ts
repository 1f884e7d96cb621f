/** The mutants of the tool-progress contract. */
import type { Mutant } from "../../mutant.ts";
import { bodyMutants } from "./bodies.ts";
import { callFailureMutants } from "./call-failures.ts";
import { callMutants } from "./calls.ts";
import { conversationMutants } from "./conversation.ts";
import { delegationMutants } from "./delegations.ts";
import { failureMutants } from "./failures.ts";
import { formMutants } from "./forms.ts";
import { refusalMutants } from "./refusals.ts";
import { regeneratingMutants } from "./regenerating.ts";
import { restartMutants } from "./restart.ts";
import { resumingMutants } from "./resuming.ts";
import { sessionMutants } from "./sessions.ts";
import { streamMutants } from "./streams.ts";

export const toolProgressMutants: readonly Mutant[] = [
  ...streamMutants,
  ...callMutants,
  ...callFailureMutants,
  ...delegationMutants,
  ...failureMutants,
  ...conversationMutants,
  ...bodyMutants,
  ...formMutants,
  ...refusalMutants,
  ...resumingMutants,
  ...sessionMutants,
  ...regeneratingMutants,
  ...restartMutants,
];
