/** Reads a stream with both generations of the official AG-UI client, from bytes to messages. */
import { HttpAgent } from "@ag-ui/client";
import { HttpAgent as HttpAgent0059 } from "@ag-ui/client-0.0.59";

/** The result of reading a stream with one client. */
export interface ClientResult {
  /** The `@ag-ui/client` version. */
  version: string;
  /** The error that made the client stop reading. */
  error: string | undefined;
  /** Number of events that the client's subscribers received. */
  events: number;
  /** Warnings written to the console. */
  warnings: string[];
  /** Messages assembled by the client. */
  // biome-ignore lint/suspicious/noExplicitAny: the generations type their messages differently.
  messages: any[];
  /** State assembled by the client. */
  state: unknown;
}

const agents = { "1.0.0": HttpAgent, "0.0.59": HttpAgent0059 };

/** The clients share the console, so they run sequentially. */
let queue: Promise<unknown> = Promise.resolve();

/** Passes the body of a response to each client generation. Never rejects. */
export function readWithAgUiClients(body: string): Promise<ClientResult[]> {
  const results = queue.then(async () => [
    await readWithClient("1.0.0", body),
    await readWithClient("0.0.59", body),
  ]);
  queue = results;
  return results;
}

async function readWithClient(version: keyof typeof agents, body: string): Promise<ClientResult> {
  const fetch = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
  const agent = new agents[version]({ url: "http://localhost/", fetch });
  const result: ClientResult = {
    version,
    error: undefined,
    events: 0,
    warnings: [],
    messages: [],
    state: undefined,
  };
  const { warn, error } = console;
  console.warn = (...parts) => result.warnings.push(parts.map(String).join(" "));
  console.error = () => {};
  try {
    await agent.runAgent(
      {},
      {
        onEvent() {
          result.events += 1;
        },
      },
    );
  } catch (thrown) {
    result.error = thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    console.warn = warn;
    console.error = error;
  }
  result.messages = agent.messages;
  result.state = agent.state;
  return result;
}
