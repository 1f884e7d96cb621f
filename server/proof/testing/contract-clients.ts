/** Test clients for all contracts, loaded from `server/contracts/<name>/testing-client.ts`. */
import { createParser } from "eventsource-parser";
import { type ContractName, contractNames } from "../../../generated/contracts.ts";
import type { ContractClient, ParsedEvent, RunRequest, StreamContent } from "./contract-client.ts";
import type { TestServer } from "./server.ts";

/** The body of a stream, and its parsed content. */
export interface ConversationResponse {
  body: string;
  content: StreamContent;
}

/** The clients, in the order of `contractNames`. */
export const contractClients = Object.fromEntries(
  await Promise.all(
    contractNames.map(async (name) => [
      name,
      ((await import(`../../contracts/${name}/testing-client.ts`)) as { client: ContractClient }).client,
    ]),
  ),
) as Readonly<Record<ContractName, ContractClient>>;

/**
 * Runs a conversation through a contract.
 *
 * @throws Error if the response is not a stream.
 */
export async function runConversation(
  server: TestServer,
  contract: ContractName,
  run: RunRequest,
): Promise<ConversationResponse> {
  const { path, body } = contractClients[contract].buildRequest(run);
  const response = await server.request("POST", path, body);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${contract}: ${response.status} ${text}`);
  return { body: text, content: readStreamParts(contract, [text]) };
}

/** Parses a stream that is given in parts, in the same way as a contract's reader. */
export function readStreamParts(contract: ContractName, parts: readonly string[]): StreamContent {
  const { readStream, endMark } = contractClients[contract];
  return readStream(parseEvents(parts, endMark));
}

/** Parses server-sent events with a third-party parser. The end mark is left out. */
function parseEvents(parts: readonly string[], endMark: string | undefined): ParsedEvent[] {
  const events: ParsedEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (data !== endMark) events.push({ name: event, data: JSON.parse(data) });
    },
    onError: (error) => {
      throw error;
    },
  });
  for (const part of parts) parser.feed(part);
  return events;
}
