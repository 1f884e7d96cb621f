/** Determines which IP addresses are on the public internet. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Prefixes of IPv6 addresses that embed an IPv4 address, each with the index of the IPv4 address's first
 * byte.
 */
const embeddings: readonly [prefix: [ipaddr.IPv6, number], firstByte: number][] = [
  // IPv4-compatible and IPv4-mapped: RFC 4291, sections 2.5.5.1 and 2.5.5.2.
  [parsePrefix("::/96"), 12],
  [parsePrefix("::ffff:0:0/96"), 12],
  // IPv4-translated: RFC 2765, section 2.1.
  [parsePrefix("::ffff:0:0:0/96"), 12],
  // NAT64: RFC 6052, section 2.1. Its local-use prefix (RFC 8215) is not public.
  [parsePrefix("64:ff9b::/96"), 12],
  // 6to4: RFC 3056, section 2.
  [parsePrefix("2002::/16"), 2],
];

/** The global unicast addresses that IANA allocates: RFC 4291, section 2.4. */
const globalUnicast = parsePrefix("2000::/3");

/** Public addresses that are served by a cloud's own host. This address is Azure's platform channel. */
const platformAddresses: ReadonlySet<string> = new Set(["168.63.129.16"]);

/**
 * Returns true if an address is reachable from the public internet and does not belong to this machine, its
 * network or a cloud's metadata service (G-012). An IPv6 address that embeds an IPv4 address is treated as
 * the embedded address.
 *
 * @param text An IPv4 or IPv6 address in its usual form. The result for any other string is false.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = unwrapAddress(text);
  if (address instanceof ipaddr.IPv4) return isPublicIPv4(address);
  return address.range() === "unicast" && address.match(globalUnicast);
}

/**
 * Returns true if two addresses are the same. An IPv6 address that embeds an IPv4 address is treated as the
 * embedded address.
 *
 * @param one, other IPv4 or IPv6 addresses in their usual form. The result for any other strings is false.
 */
export function isSameAddress(one: string, other: string): boolean {
  if (isIP(one) === 0 || isIP(other) === 0) return false;
  return unwrapAddress(one).toNormalizedString() === unwrapAddress(other).toNormalizedString();
}

/** Returns the embedded IPv4 address if there is one, and otherwise the address itself. */
function unwrapAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address;
  const embedding = embeddings.find(([prefix]) => address.match(prefix));
  if (!embedding) return address;
  const [, first] = embedding;
  return new ipaddr.IPv4(address.toByteArray().slice(first, first + 4));
}

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !platformAddresses.has(address.toString());
}

function parsePrefix(cidr: string): [ipaddr.IPv6, number] {
  return ipaddr.IPv6.parseCIDR(cidr);
}
