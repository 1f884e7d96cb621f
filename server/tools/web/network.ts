/** Resolves host names and checks their addresses. */
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import { isPublicAddress, isSameAddress } from "./public-address.ts";

/** Resolves host names and decides which addresses are allowed. */
export interface Network {
  /** Returns all addresses of a host name. Rejects if there are none. */
  resolve(name: string): Promise<string[]>;
  permits(address: string): boolean;
}

/**
 * Returns a network that allows only the internet, and no other addresses that this machine can reach.
 *
 * @param ownAddresses Returns this machine's addresses, which may be public but lead to internal services. It
 * is called for each check, because the addresses may change.
 */
export function createInternet(ownAddresses: () => readonly string[]): Network {
  return {
    resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
    permits: (address) =>
      isPublicAddress(address) && !ownAddresses().some((ownAddress) => isSameAddress(ownAddress, address)),
  };
}

/** The internet, except for this machine. */
export const internet: Network = createInternet(() =>
  Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
);

/** Thrown when a page cannot be fetched. The message is a sentence for the model. */
export class FetchError extends Error {}

/**
 * Resolves a URL's host and checks every address. The connection then uses only these addresses, which
 * prevents DNS rebinding.
 *
 * @returns The `lookup` function for the connection.
 * @throws {FetchError} if the name is unknown or any of its addresses is not allowed. The message omits the
 * addresses, which may be internal.
 */
export async function createCheckedLookup({ hostname }: URL, network: Network): Promise<LookupFunction> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(host) === 0 ? await resolve(host, network) : [host];
  if (!addresses.every((address) => network.permits(address))) {
    throw new FetchError(`${hostname} is not on the public internet. Only public pages can be fetched.`);
  }
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const [first] = found;
  if (!first) throw new FetchError(`The host ${hostname} does not exist.`);
  return (_name, { all }, callback) => {
    if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

async function resolve(name: string, network: Network): Promise<string[]> {
  try {
    return await network.resolve(name);
  } catch {
    throw new FetchError(`The host ${name} does not exist, or its address cannot currently be resolved.`);
  }
}
