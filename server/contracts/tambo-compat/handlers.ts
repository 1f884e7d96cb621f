/** Carries out the packages' requests with the handlers of the Tambo contract. */
import type { Handlers } from "../../../generated/tambo-compat/handlers.ts";
import type { ContractServices, ProjectContext } from "../contract.ts";
import { createTamboHandlers } from "../tambo/handlers.ts";
import { createTokenHandlers } from "./exchange-token.ts";
import { createRunHandlers } from "./handle-runs.ts";
import { createThreadHandlers } from "./handle-threads.ts";
import { blockRepresentation, readBody } from "./tambo-handlers.ts";
import { toMessage } from "./threads.ts";

/** Returns the handlers for the contract's operations. */
export function createHandlers(
  services: Pick<ContractServices, "engine" | "store" | "tokens">,
): Handlers<ProjectContext> {
  const tambo = createTamboHandlers(services);
  return {
    ...createThreadHandlers(tambo, services),
    ...createRunHandlers(tambo, services),
    ...createTokenHandlers(services),
    async listMessages({ query, ...request }) {
      const response = await tambo.listMessages({ ...request, query: { ...query, ...blockRepresentation } });
      const { messages, ...page } = readBody(response, 200);
      const hasMore = page.nextCursor !== undefined;
      return { status: 200, body: { messages: messages.map(toMessage), hasMore, ...page } };
    },
    async getMessage({ query, ...request }) {
      const response = await tambo.getMessage({ ...request, query: { ...query, ...blockRepresentation } });
      return { status: 200, body: toMessage(readBody(response, 200).message) };
    },
    async updateComponentState(request) {
      const { state } = readBody(await tambo.updateComponentState(request), 200);
      return { status: 200, body: { state } };
    },
    async createSuggestions({ body: _, ...request }) {
      await tambo.getMessage({ ...request, body: undefined });
      return { status: 200, body: noSuggestions };
    },
    async listSuggestions(request) {
      await tambo.getMessage(request);
      return { status: 200, body: noSuggestions };
    },
  };
}

/** This server makes no suggestions, and both operations only check that the message exists. */
const noSuggestions = { suggestions: [], hasMore: false };
