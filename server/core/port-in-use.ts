import { isObject } from "./json/object.ts";

/** Time limit for the response of the program that uses the port, in milliseconds. */
const responseTimeoutMs = 3_000;

/** The system's error about a port that another program uses. */
export interface PortInUseError extends Error {
  address: string;
  port: number;
}

export function isPortInUse(error: unknown): error is PortInUseError {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "EADDRINUSE";
}

/** Returns a one-line message that says whether this server already uses the port, and how to fix the error. */
export async function describePortInUse({ address, port }: PortInUseError): Promise<string> {
  const fix = "set PORT to another port, or to 0 for a free port";
  const host = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  return (await isServer(url))
    ? `the server already runs at ${url}; stop it, or ${fix}`
    : `another program uses port ${port} of ${address}; ${fix}`;
}

/** Returns true if the response to `/readyz` is that of this server. */
async function isServer(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(responseTimeoutMs);
    const body: unknown = await (await fetch(`${url}/readyz`, { signal, redirect: "error" })).json();
    return isObject(body) && isObject(body.checks) && "store" in body.checks && "server" in body.checks;
  } catch {
    return false;
  }
}
