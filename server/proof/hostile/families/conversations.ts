/** Conversations that are large, span many threads, or have many readers. */
import { randomUUID } from "node:crypto";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";

const mb = 1_000_000;

/** Returns messages of 1 MB each, which is the maximum size of a text message. */
const createMessages = (count: number) =>
  Array.from({ length: count }, () => ({
    role: "user",
    content: [{ type: "text", text: "x".repeat(mb) }],
  }));

/** Creates a thread with the given number of MB in messages, at most nine. */
async function createThread(attacker: Attacker, size: number): Promise<string> {
  const body = { initialMessages: createMessages(size) };
  const created = await attacker.send("POST", "/v1/threads", body, { server: 0 });
  return (JSON.parse(created.body.toString()) as { thread: { id: string } }).thread.id;
}

/**
 * Starts a run with a message of 1 MB that is not a script. The test model responds with an error message.
 */
const sendMessage = (attacker: Attacker, thread: string) =>
  attacker.send("POST", `/v1/threads/${thread}/runs`, { message: createMessages(1)[0] });

const createAgUiBody = (thread: string) => ({
  threadId: thread,
  runId: randomUUID(),
  messages: [{ id: randomUUID(), role: "user", content: "Hi" }],
  tools: [],
  context: [],
  state: {},
  forwardedProps: {},
});

/** Returns lists of `{}`, which is the JSON that uses the most memory for its length. */
const createDenseValue = (count: number) => ({ a: Array.from({ length: count }, () => ({})) });

/** A component that the test model can show. */
const form = { name: "Form", description: "A form", propsSchema: { type: "object", properties: {} } };

/** Returns a script that shows components without props. */
const showForms = (count: number) => [
  [{ text: "Here" }, ...Array.from({ length: count }, () => ({ component: "Form", props: {} }))],
];

export const conversations: readonly HostileCase[] = [
  {
    name: "a thread that grows endlessly",
    async attack(attacker) {
      const thread = await createThread(attacker, 9);
      const sent = 40;
      let rejected = 0;
      for (let turn = 0; turn < sent; turn += 1)
        if ((await sendMessage(attacker, thread)).status === 400) rejected += 1;
      attacker.require(
        rejected > 0 && rejected < sent,
        `${rejected} of ${sent} messages of 1 MB were rejected`,
      );
    },
  },
  {
    name: "many readers of an 18 MB thread",
    short: true,
    async attack(attacker) {
      const thread = await createThread(attacker, 9);
      for (let turn = 0; turn < 9; turn += 1) await sendMessage(attacker, thread);
      const paths = [`/v1/threads/${thread}`, `/v1/threads/${thread}/messages?limit=100`];
      await attacker.repeat(attacker.chooseSize(60, 20), 10, async (index) => {
        if (index % 3 < 2)
          await attacker.send("GET", paths[index % 3] as string, undefined, { mayBeClosed: true });
        else
          await attacker.send("POST", "/ag-ui/default/connect", createAgUiBody(thread), {
            mayBeClosed: true,
          });
      });
    },
  },
  {
    name: "many concurrent runs on 9 MB threads",
    short: true,
    async attack(attacker) {
      const threads: string[] = [];
      for (let count = 0; count < attacker.chooseSize(30, 12); count += 1)
        threads.push(await createThread(attacker, 9));
      const content = JSON.stringify({ turns: [[{ text: ["a", { delay: 2_000 }, "b"] }]] });
      await attacker.repeat(threads.length * 2, threads.length * 2, async (index) => {
        const thread = threads[index % threads.length] as string;
        if (index < threads.length)
          await attacker.send("POST", `/v1/threads/${thread}/runs`, { message: { role: "user", content } });
        else await attacker.send("POST", "/ag-ui/default", createAgUiBody(thread));
      });
    },
  },
  {
    name: "lists of threads with metadata of 1 MB",
    async attack(attacker) {
      const metadata = { text: "x".repeat(mb) };
      await attacker.repeat(attacker.chooseSize(60, 20), 4, () =>
        attacker.send("POST", "/v1/threads", { metadata }),
      );
      await attacker.repeat(attacker.chooseSize(60, 20), 20, () =>
        attacker.send("GET", "/v1/threads?limit=100", undefined, { mayBeClosed: true }),
      );
    },
  },
  {
    name: "dense metadata",
    short: true,
    async attack(attacker) {
      const message = { role: "user", content: "hi", metadata: createDenseValue(120_000) };
      const thread = `a-${randomUUID()}`;
      const sent = 12;
      let rejected = 0;
      for (let turn = 0; turn < sent; turn += 1) {
        const body = { message, createThread: true };
        if ((await attacker.send("POST", `/v1/threads/${thread}/runs`, body)).status === 400) rejected += 1;
      }
      attacker.require(rejected > 0 && rejected < sent, `${rejected} of ${sent} messages were rejected`);
      await attacker.repeat(attacker.chooseSize(60, 20), 10, async (index) => {
        if (index % 3 === 0)
          await attacker.send("GET", `/v1/threads/${thread}`, undefined, { mayBeClosed: true });
        else if (index % 3 === 1)
          await attacker.send("POST", "/ag-ui/default/connect", createAgUiBody(thread), {
            mayBeClosed: true,
          });
        else await attacker.send("POST", "/ag-ui/default", createAgUiBody(thread));
      });
    },
  },
  {
    name: "dense states of components",
    async attack(attacker) {
      const thread = `a-${randomUUID()}`;
      const state = createDenseValue(115_000);
      let accepted = 0;
      for (let turn = 0; turn < attacker.chooseSize(80, 20); turn += 1) {
        const run = await attacker.runScript(showForms(1), { availableComponents: [form] }, { thread });
        const id = /"(comp_[a-z0-9]+)"/i.exec(run.body.toString())?.[1];
        if (id === undefined) break;
        const path = `/v1/threads/${thread}/components/${id}/state`;
        if ((await attacker.send("POST", path, { state })).status === 200) accepted += 1;
      }
      attacker.require(accepted > 0 && accepted < 10, `${accepted} dense states were accepted`);
      await attacker.repeat(12, 6, () =>
        attacker.send("GET", `/v1/threads/${thread}`, undefined, { mayBeClosed: true }),
      );
    },
  },
  {
    name: "dense states of many components of one run",
    async attack(attacker) {
      const thread = `a-${randomUUID()}`;
      const run = await attacker.runScript(showForms(40), { availableComponents: [form] }, { thread });
      const ids = new Set(run.body.toString().match(/comp_[a-z0-9]+/gi));
      attacker.require(ids.size === 40, `the run has shown ${ids.size} components of 40`);
      const state = createDenseValue(115_000);
      let accepted = 0;
      for (const id of ids) {
        const path = `/v1/threads/${thread}/components/${id}/state`;
        if ((await attacker.send("POST", path, { state })).status === 200) accepted += 1;
      }
      attacker.require(accepted > 0 && accepted < 10, `${accepted} dense states were accepted`);
      await attacker.repeat(12, 6, () =>
        attacker.send("GET", `/v1/threads/${thread}`, undefined, { mayBeClosed: true }),
      );
    },
  },
  {
    name: "messages of one character",
    short: true,
    async attack(attacker) {
      const thread = randomUUID();
      const rows = (count: number) =>
        Array.from({ length: count }, () => ({ id: randomUUID(), role: "user", content: "a" }));
      for (const count of [45_000, 30_000, 30_000, 20_000, 10_000, 5_000, 1_000])
        await attacker.send("POST", "/ag-ui/default", { ...createAgUiBody(thread), messages: rows(count) });
      await attacker.repeat(12, 6, () =>
        attacker.send("GET", `/v1/threads/${thread}`, undefined, { mayBeClosed: true }),
      );
    },
  },
  {
    name: "many runs with dense tool schemas at once",
    short: true,
    async attack(attacker) {
      const inputSchema = { type: "object", properties: {}, x: createDenseValue(115_000) };
      const request = { tools: [{ name: "t", description: "t", inputSchema }] };
      await attacker.repeat(attacker.chooseSize(60, 20), attacker.chooseSize(60, 20), () =>
        attacker.runScript([[{ text: ["a", { delay: 5_000 }, "b"] }]], request),
      );
    },
  },
];
