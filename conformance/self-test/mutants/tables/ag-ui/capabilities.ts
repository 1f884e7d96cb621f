/** Mutants of what an agent says it can do. */
import { type Answer, succeeding } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import type { Mutant } from "../../mutant.ts";

const capabilities = (alter: (body: Loose) => void) =>
  succeeding("getCapabilities", ({ body }: Answer) => alter(body));

export const capabilityMutants: readonly Mutant[] = [
  {
    id: "agent-not-resumable",
    text: "An agent does not say that its runs can be taken up again.",
    mutate: capabilities((body) => {
      body.transport.resumable = false;
    }),
  },
  {
    id: "agent-without-client-tools",
    text: "An agent says that it takes no tools of the client.",
    mutate: capabilities((body) => {
      body.tools.clientProvided = false;
    }),
  },
  {
    id: "agent-tools-without-descriptions",
    text: "An agent lists its tools without their descriptions.",
    mutate: capabilities((body) => {
      for (const tool of body.tools.items) tool.description = tool.name;
    }),
  },
  {
    id: "agent-lists-more",
    text: "An agent lists a tool that it has not.",
    mutate: capabilities((body) => {
      body.tools.items.push({ name: "other/tool", description: "?", parameters: {} });
    }),
  },
];
