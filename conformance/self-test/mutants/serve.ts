/**
 * `node conformance/self-test/mutants/serve.ts <contract> <mutant>` runs a mutant in a separate process, for
 * the cases that kill the server.
 */
import type { ContractName } from "../../contracts/contracts.ts";
import { unmutated } from "./combinators/compose.ts";
import { startMutated } from "./mutated-server.ts";
import { listMutants } from "./tables/index.ts";

const [contract, id] = process.argv.slice(2);
const mutate = listMutants(contract as ContractName).get(id ?? "");
if (mutate === undefined && id !== "none") throw new Error(`there is no mutant "${id}"`);
const server = await startMutated(
  mutate ?? unmutated,
  process.env as Record<string, string>,
  process.env.CONFORM_KEY ?? "",
);
process.once("SIGTERM", () => void server.close().finally(() => process.exit(0)));
