/** A fake SearXNG server on the loopback interface. It responds when the test asks it to. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A search request that has arrived. */
interface ReceivedSearch {
  query: string;
  response: ServerResponse;
  /** Resolves when the client closes the connection before the response is sent. */
  left: Promise<void>;
}

export interface SearchEngine {
  url: string;
  /** Queries in order of arrival. */
  queries: string[];
  /** Resolves when a query has arrived. */
  waitForQuery(query: string): Promise<void>;
  /** Responds to a query with one page as the result. */
  respondTo(query: string): void;
  /** Resolves when the client has disconnected before the response to its query is sent. */
  waitForDisconnect(query: string): Promise<void>;
}

/** Starts a search engine, which is stopped after the test. */
export async function startSearchEngine(): Promise<SearchEngine> {
  const queries: string[] = [];
  const searches = new Map<string, PromiseWithResolvers<ReceivedSearch>>();
  const findSearch = (query: string) => {
    const search = searches.get(query) ?? Promise.withResolvers<ReceivedSearch>();
    searches.set(query, search);
    return search;
  };
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? "", "http://engine").searchParams.get("q") ?? "";
    const left = Promise.withResolvers<void>();
    response.on("close", () => {
      if (!response.writableFinished) left.resolve();
    });
    queries.push(query);
    findSearch(query).resolve({ query, response, left: left.promise });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    waitForQuery: async (query) => void (await findSearch(query).promise),
    respondTo(query) {
      void findSearch(query).promise.then(({ response }) => {
        const page = { title: `About ${query}`, url: `https://pages.example/${query}`, content: "A page." };
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ results: [page] }));
      });
    },
    waitForDisconnect: async (query) => await (await findSearch(query).promise).left,
  };
}
