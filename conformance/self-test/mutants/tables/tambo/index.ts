/** Mutants that the Tambo contract is judged by, and the null server in its form. */
import { answerWith, type NullServer } from "../../../null-servers.ts";
import type { Mutant } from "../../mutant.ts";
import { behaviourMutants } from "./behaviour.ts";
import { callMutants } from "./calls.ts";
import { componentMutants } from "./components.ts";
import { endMutants } from "./ends.ts";
import { limitMutants } from "./limits.ts";
import { modelMutants } from "./model.ts";
import { problemMutants } from "./problems.ts";
import { refusalMutants } from "./refusals.ts";
import { requestMutants } from "./requests.ts";
import { restartMutants } from "./restart.ts";
import { resumeMutants } from "./resume.ts";
import { runBodyMutants } from "./run-bodies.ts";
import { runEventMutants } from "./run-events.ts";
import { stateMutants } from "./state.ts";
import { storedMutants } from "./stored.ts";
import { textAndCallMutants } from "./text-and-calls.ts";
import { turnMutants } from "./turns.ts";
import { wireMutants } from "./wire.ts";

export const mutants: readonly Mutant[] = [
  ...runEventMutants,
  ...textAndCallMutants,
  ...componentMutants,
  ...wireMutants,
  ...resumeMutants,
  ...problemMutants,
  ...storedMutants,
  ...runBodyMutants,
  ...requestMutants,
  ...modelMutants,
  ...behaviourMutants,
  ...restartMutants,
  ...stateMutants,
  ...turnMutants,
  ...callMutants,
  ...limitMutants,
  ...refusalMutants,
  ...endMutants,
];

/** A refusal in the contract's form, from a server that is no implementation. */
export const refusal: NullServer = {
  id: "not-found-problem",
  text: "404 with a problem.",
  answer: answerWith(404, "application/problem+json", {
    type: "urn:tambo:error:not_found",
    title: "Not Found",
    status: 404,
    detail: "There is nothing here.",
    instance: "urn:tambo:error-instance:00000000-0000-4000-8000-000000000000",
    code: "NOT_FOUND",
  }),
};
