/** A minimal contract for testing the runner. */
import type { Contract, StreamReading } from "../contract.ts";
import type { StreamEvidence } from "../invariant.ts";
import type { ObservedStream } from "../observation.ts";

/**
 * Creates a contract whose streams consist of JSON lines. Its operations are `POST /runs/<thread>`, `GET
 * /runs/<run>` and `DELETE /runs/<run>`.
 */
export function smallContract(parts: Partial<Contract> = {}): Contract {
  return {
    name: "small",
    run: ({ body = {}, query, headers = {} }, { threadId, content, model, history }) => ({
      method: "POST",
      path: `/runs/${threadId}`,
      query: { ...(query as Record<string, string>) },
      headers,
      body: JSON.stringify({
        content,
        model,
        after: (history as ObservedStream | undefined)?.types,
        ...body,
      }),
    }),
    reconnect: ({ after, lastEventId }, { runId }) => ({
      method: "GET",
      path: `/runs/${runId}`,
      query: after === undefined ? {} : { after: String(after) },
      headers: lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) },
    }),
    reading: (meta) => lineReading(meta),
    invariants: [],
    codeChecks: {},
    streamRule: "M-1",
    gather: async () => ({ threads: [], replays: [] }),
    cleanUp: (streams: StreamEvidence[]) =>
      streams
        .filter(({ seen }) => seen.ended !== "end")
        .map(({ seen }) => ({ method: "DELETE", path: `/runs/${seen.runId}`, query: {}, headers: {} })),
    ...parts,
  };
}

/** Creates the observation of a stream that has no events. */
export function emptyStream(meta: Partial<ObservedStream> = {}): ObservedStream {
  return {
    kind: "stream",
    method: "POST",
    path: "/runs/t",
    query: {},
    status: 200,
    headers: {},
    events: [],
    ids: [],
    types: [],
    shape: [],
    frames: [],
    oddities: [],
    malformed: [],
    comments: 0,
    bytes: 0,
    ended: "open",
    threadId: null,
    runId: null,
    text: "",
    args: {},
    props: {},
    ...meta,
  };
}

/** Reads JSON lines. */
export function lineReading(meta: Partial<ObservedStream> = {}): StreamReading {
  const seen = emptyStream({ ...meta, runId: meta.headers?.["x-run-id"] ?? null });
  let rest = "";
  return {
    push(chunk) {
      const lines = (rest + Buffer.from(chunk).toString()).split("\n");
      rest = lines.pop() ?? "";
      seen.bytes += chunk.length;
      return lines.map((frame) => {
        const payload = JSON.parse(frame) as { type: string };
        seen.events.push(payload);
        seen.types.push(payload.type);
        seen.frames.push(frame);
        return { id: null, frame, payload };
      });
    },
    end(how) {
      seen.ended = how;
    },
    view: () => seen,
  };
}
