/** Mutations of what the server notices of clients that leave. */
import type { Mutate } from "../mutant.ts";
import { type Exchange, exchangeOf, type Loose } from "./exchange.ts";

/** The server is not told that the client of a run has left. @param isRun Whether a request is one for a run. */
export function unnoticed(isRun: (request: Exchange) => boolean): Mutate {
  return () => ({
    before: (request, response, next) => {
      const on = response.on.bind(response) as Loose;
      response.on = ((name: string, listener: Loose) =>
        name === "close" && isRun(exchangeOf(request)) ? response : on(name, listener)) as typeof response.on;
      // What is written then goes nowhere.
      Object.defineProperty(response, "destroyed", { value: false });
      next();
    },
  });
}
