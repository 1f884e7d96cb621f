/** What is between a host's name and a connection to it. */
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import { isPublicAddress, isSameAddress } from "./public-address.ts";

/** Resolves names, and says which addresses may be connected to. */
export interface Network {
  /** All addresses of a host name. Rejects when it has none. */
  resolve(name: string): Promise<string[]>;
  permits(address: string): boolean;
}

/**
 * The internet, as the system resolves its names; nothing else of what this machine can reach.
 *
 * @param ownAddresses The addresses of this machine, which may be public and still lead to what only it serves. Asked
 *   at each check, for they change.
 */
export function internetWithout(ownAddresses: () => readonly string[]): Network {
  return {
    resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
    permits: (address) =>
      isPublicAddress(address) && !ownAddresses().some((own) => isSameAddress(own, address)),
  };
}

/** The internet without this machine. */
export const internet: Network = internetWithout(() =>
  Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
);

/** A sentence for the model about a page that could not be had. */
export class FetchError extends Error {}

/**
 * Finds the addresses of a URL's host and checks every one. The connection is then made to these and no others: a
 * name that changes its addresses between the check and the connection gains nothing by it.
 *
 * @returns The `lookup` for the connection.
 * @throws {FetchError} when the name is unknown, or any of its addresses may not be connected to. It does not tell
 *   the addresses, which may be of our network.
 */
export async function checkedLookup({ hostname }: URL, network: Network): Promise<LookupFunction> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(host) === 0 ? await resolve(host, network) : [host];
  if (!addresses.every((address) => network.permits(address))) {
    throw new FetchError(`${hostname} is not on the public internet, and only that is fetched from.`);
  }
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  const [first] = found;
  if (!first) throw new FetchError(`There is no host named ${hostname}.`);
  return (_name, { all }, callback) => {
    if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

async function resolve(name: string, network: Network): Promise<string[]> {
  try {
    return await network.resolve(name);
  } catch {
    throw new FetchError(`There is no host named ${name}, or its address cannot be found now.`);
  }
}
