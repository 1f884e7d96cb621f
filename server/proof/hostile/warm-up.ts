/**
 * Brings a server process into the state of one that has been at work: code compiled, caches and connections filled,
 * buffers of every size used once. What memory it takes then is what it needs, and is no trace of an attack.
 */
import { randomUUID } from "node:crypto";
import { contractNames } from "../../../generated/contracts.ts";
import { contractClients } from "../testing/contract-clients.ts";
import { exchange } from "./http/exchange.ts";

/** Conversations over each contract. */
const conversations = 30;

/** How many requests are underway at a time. */
const atATime = 10;

/** Characters of the first texts; the others are short. The gateway takes no more than 512 KiB. */
const sizes = [10, 1_000, 100_000, 400_000];

/** @param urls Of the server processes. @throws Error if one does not answer. */
export async function warmUp(urls: readonly string[], key: string): Promise<void> {
  await Promise.all(urls.map((url) => warmUpOne(url, key)));
}

async function warmUpOne(url: string, key: string): Promise<void> {
  const program = { tool: "run_code", args: { code: "6 * 7" } };
  const calculate = contractClients.tambo.buildRequest({
    threadId: `w-${randomUUID()}`,
    content: JSON.stringify({ turns: [[program, program, program, program]] }),
  });
  const conversing = contractNames.flatMap((contract) =>
    Array.from({ length: conversations }, (_, index) => {
      const text = "word ".repeat((sizes[index] ?? 100) / 5);
      const content = JSON.stringify({ turns: [[{ text: [text] }]] });
      return contractClients[contract].buildRequest({ threadId: `w-${randomUUID()}`, content });
    }),
  );
  const waiting = [...conversing, calculate].values();
  const send = async () => {
    for (const { path, body } of waiting) {
      const headers = { authorization: `Bearer ${key}` };
      const { status, ending } = await exchange({
        url,
        method: "POST",
        path,
        body,
        headers,
        timeoutMs: 30_000,
      });
      if (status === undefined || status >= 500 || ending !== "complete")
        throw new Error(`the servers could not be warmed up: ${path}: ${status} ${ending}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, send));
}
