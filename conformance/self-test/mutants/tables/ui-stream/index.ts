/** The mutants of the contract. Each mutant is the server with one defect that a check must detect. */
import { createJsonNullServer } from "../../../null-servers.ts";
import type { Mutants } from "../../mutant.ts";
import { requestMutants } from "./requests.ts";
import { resumeMutants } from "./resume.ts";
import { streamMutants } from "./streams.ts";

export const tables: readonly Mutants[] = [streamMutants, requestMutants, resumeMutants];

/** A null server that returns an error of the contract. */
export const contractErrorServer = createJsonNullServer(405, "application/json", {
  code: "METHOD_NOT_ALLOWED",
  message: "Not allowed.",
});
