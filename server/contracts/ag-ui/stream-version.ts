/** A version of AG-UI in which the server writes streams. */
export type StreamVersion = "1.0" | "1.1";

/**
 * Selects the version of a stream from the `protocolVersion` in the request (CC-007). A client that sends no
 * version is older than 1.0. A version that cannot be parsed is treated like a newer one (CP-092).
 *
 * A 1.0 client gets a 1.0 stream, because it warns about every run with a newer version.
 */
export function selectStreamVersion(requested: string | undefined): StreamVersion {
  if (requested === undefined) return "1.0";
  const [, major, minor] = /^(\d+)\.(\d+)$/.exec(requested) ?? [];
  if (major === undefined) return "1.1";
  return Number(major) < 1 || (Number(major) === 1 && Number(minor) < 1) ? "1.0" : "1.1";
}
