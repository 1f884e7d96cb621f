/** Keys that a server tells: of projects, or of providers of models. */
import type { Evidence, Finding, StreamEvidence } from "../runner/invariant.ts";

/**
 * What of all that the server has sent holds a key; `undefined` when there are no keys, or it has sent nothing.
 *
 * @param joined The texts of a stream, put together: pieces of a text may hold what no frame does.
 */
export function toldKeys<Stream extends StreamEvidence>(
  streams: readonly Stream[],
  { answers, secrets: keys = [] }: Pick<Evidence, "answers" | "secrets">,
  joined: (stream: Stream) => readonly string[],
): Finding[] | undefined {
  // A server that says nothing has kept nothing to itself.
  const said = answers.filter(({ text }) => text !== "");
  const texts = [
    ...streams.map((stream) => ({
      name: stream.name,
      text: [JSON.stringify(stream.seen.headers), ...stream.seen.frames, ...joined(stream)].join("\n"),
    })),
    ...said.map(({ method, path, headers, text }) => ({
      name: `${method} ${path}`,
      text: `${JSON.stringify(headers)}\n${text}`,
    })),
  ];
  if (keys.length === 0 || texts.length === 0) return undefined;
  return texts
    .filter(({ text }) => keys.some((key) => text.includes(key)))
    .map(({ name }) => ({ message: `${name}: what the server sends holds a key` }));
}
