/**
 * Warms up server processes: compiles code, fills caches, opens connections, and uses buffers of every size
 * once. Memory that the processes retain after that is not caused by an attack.
 */
import { randomUUID } from "node:crypto";
import { contractNames } from "../../../generated/contracts.ts";
import { contractClients } from "../testing/contract-clients.ts";
import { exchange } from "./http/exchange.ts";

/** Number of conversations on each contract. */
const conversations = 30;

/** Number of concurrent requests. */
const concurrency = 10;

/** Lengths of the text in the first messages. All other text is short. The gateway accepts at most 512 KiB. */
const sizes = [10, 1_000, 100_000, 400_000];

/**
 * @param urls URLs of the server processes.
 * @throws Error if a request fails.
 */
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
  await Promise.all(Array.from({ length: concurrency }, send));
}
