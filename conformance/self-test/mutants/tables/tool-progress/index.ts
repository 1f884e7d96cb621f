/** The mutants of the tool-progress contract. */
import { answerWith, type NullServer } from "../../../null-servers.ts";
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

export const mutants: readonly Mutant[] = [
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

/** A refusal in the contract's form, from a server that is no implementation. */
export const refusal: NullServer = {
  id: "not-found-detailed",
  text: "404 with an error that has a detail.",
  answer: answerWith(404, "application/json", {
    detail: "There is nothing here.",
    code: "SESSION_NOT_FOUND",
  }),
};
