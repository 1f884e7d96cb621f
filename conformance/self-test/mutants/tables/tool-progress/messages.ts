/** Mutants with defects in the list of messages. */
import type { Loose } from "../../combinators/exchange.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRequestsAt, parseProgressPath } from "./combinators.ts";

/** Alters the list of messages. */
const alterList = (alter: (messages: Loose[]) => Loose[]): Mutate =>
  alterResponses((response) => {
    if (parseProgressPath(response.request.path)?.part === "messages" && response.status === 200)
      response.body = alter(response.body);
  });

export const messageMutants: Mutants = {
  /** Repeats the citations of a message. */
  "citations-repeated": alterList((messages) =>
    messages.map((message) => ({ ...message, citations: [...message.citations, ...message.citations] })),
  ),
  /** Lists a run as several messages. */
  "messages-of-turns": alterList((messages) =>
    messages.flatMap((message) =>
      message.content === "Let me look. Found."
        ? [
            { ...message, content: "Let me look. " },
            { ...message, content: "Found." },
          ]
        : message,
    ),
  ),
  /** Lists the user's message only when the response is complete. */
  "messages-of-ended-runs": alterList((messages) =>
    messages.at(-1)?.type === "HUMAN" && messages.length === 1 ? [] : messages,
  ),
  /** Counts messages from 1. */
  "messages-from-one": alterRequestsAt(/^messages$/, ({ query }) => {
    if (Number(query.start) > 0) query.start = String(Number(query.start) - 1);
  }),
  /** Lists all messages by default. */
  "messages-all": alterRequestsAt(/^messages$/, ({ query }) => {
    query.limit ??= "1000";
  }),
  /** Accepts any number as start and limit. */
  "messages-of-any-number": alterRequestsAt(/^messages$/, ({ query }) => {
    if (Number(query.start) < 0) delete query.start;
    if (Number(query.limit) < 1) delete query.limit;
  }),
};
