import { isIP } from "node:net";

/** Returns true if a host name or IP address, without brackets, is that of this machine. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** Returns true for an `https` URL, and for an `http` URL of this machine, without user information. */
export function isSecureUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(withoutBrackets(url.hostname)));
}

/** Returns a URL's host name without the brackets of an IPv6 address. */
export function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}
