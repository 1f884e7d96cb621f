/** Mutants that the agent-stream contract is judged by, and the null server in its form. */
import { answerWith, type NullServer } from "../../../null-servers.ts";
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

export const mutants: readonly Mutant[] = [
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

/** A refusal in the contract's form, from a server that is no implementation. */
export const refusal: NullServer = {
  id: "not-found-traced",
  text: "404 with an error that has a trace id.",
  answer: answerWith(404, "application/json", {
    code: 404,
    msg: "There is nothing here.",
    data: null,
    trace_id: "00000000000000000000000000000000",
  }),
};
