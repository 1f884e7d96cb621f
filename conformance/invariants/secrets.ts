/** Finds API keys of projects or model providers in the data that a server sends. */
import type { Evidence, Finding, StreamEvidence } from "../runner/invariant.ts";

/**
 * Returns a finding for every response that contains a key. Returns `undefined` if there are no keys or no
 * responses.
 *
 * @param joined Returns the concatenated text of a stream, because a key may be split across frames.
 */
export function findLeakedKeys<Stream extends StreamEvidence>(
  streams: readonly Stream[],
  { responses, secrets: keys = [] }: Pick<Evidence, "responses" | "secrets">,
  joined: (stream: Stream) => readonly string[],
): Finding[] | undefined {
  // Empty responses prove nothing.
  const nonEmptyResponses = responses.filter(({ text }) => text !== "");
  const texts = [
    ...streams.map((stream) => ({
      name: stream.name,
      text: [JSON.stringify(stream.seen.headers), ...stream.seen.frames, ...joined(stream)].join("\n"),
    })),
    ...nonEmptyResponses.map(({ method, path, headers, text }) => ({
      name: `${method} ${path}`,
      text: `${JSON.stringify(headers)}\n${text}`,
    })),
  ];
  if (keys.length === 0 || texts.length === 0) return undefined;
  return texts
    .filter(({ text }) => keys.some((key) => text.includes(key)))
    .map(({ name }) => ({ message: `${name}: the response contains a key` }));
}
