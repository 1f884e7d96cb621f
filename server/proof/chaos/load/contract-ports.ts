/** The contracts that the load uses, in addition to Tambo. */
import { type ContractName, contractNames } from "../../../../generated/contracts.ts";
import type { LoadPort } from "../../testing/contract-client.ts";
import { contractClients } from "../../testing/contract-clients.ts";
import { FrameReader } from "../oracle/frames.ts";

/** Names of the contracts that store their runs. */
export const loadedContracts = contractNames.filter((name) => contractClients[name].load !== undefined);

/**
 * Returns how the load reads the runs of a contract.
 *
 * @throws {Error} if the contract stores no runs.
 */
export function getLoadPort(name: ContractName): LoadPort {
  const { load } = contractClients[name];
  if (load === undefined) throw new Error(`${name} has no load`);
  return load;
}

/**
 * Creates a reader that counts the frames of a stream. A notice and everything that follows it is not
 * numbered.
 *
 * @param after Number of frames before the stream.
 */
export function createFrameCounter({ notice }: LoadPort, after: number): FrameReader {
  let hasEnded = false;
  return new FrameReader((frame, count) => {
    hasEnded ||= notice?.test(frame) ?? false;
    return hasEnded ? undefined : after + count + 1;
  });
}
