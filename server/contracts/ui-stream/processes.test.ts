/**
 * Tests clients of the AI SDK, and clients that resume by position, when the server process that executes a
 * response is killed in the middle of a model call.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as ai7 from "ai";
import * as ai6 from "ai-6";
import { createParser } from "eventsource-parser";
import { describe, expect, it, onTestFinished } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { createSuiteDatabase, findMissingPostgres } from "../../proof/testing/databases/postgres.ts";
import { startTestServerProcess, type TestServerProcess } from "../../proof/testing/server-processes.ts";
import { startHttpToolServer } from "../../tools/fixtures/http-server.ts";

type Sdk = typeof ai7;
type UIMessage = ai7.UIMessage;

const sdks = [
  ["AI SDK 6", ai6 as unknown as Sdk],
  ["AI SDK 7", ai7],
] as const;

/** A response whose second step waits at a hold. */
interface Scenario {
  title: string;
  /** The steps that follow the first one. */
  turns(hold: object): unknown[];
  /** Type of the last chunk before the hold. */
  held: string;
  /** Fields of the message's last part at the hold. */
  heldPart: object;
  /** The number of tool calls. */
  calls: number;
}

const scenarios: Scenario[] = [
  {
    title: "in a text",
    turns: (hold) => [[{ reasoning: "Hm." }, { text: ["One", hold, " two"] }]],
    held: "text-delta",
    heldPart: { type: "text", text: "One", state: "streaming" },
    calls: 1,
  },
  {
    title: "in the arguments of a call",
    turns: (hold) => [
      [{ text: "One." }, { tool: "far/echo", args: ['{"text":', hold, '"late"}'] }],
      [{ text: "Done." }],
    ],
    held: "tool-input-delta",
    heldPart: { type: "dynamic-tool", state: "input-streaming" },
    calls: 2,
  },
  {
    title: "in a component, after a change of the state",
    turns: (hold) => [
      [
        { state: { patch: [{ op: "replace", path: "/theme", value: "night" }] } },
        { component: "Table", props: ['{"title":', hold, '"Users"}'] },
      ],
    ],
    held: "data-component-props",
    heldPart: { type: "data-component" },
    calls: 1,
  },
];

/** Fields of the bodies of all requests that send messages. */
const settings = {
  availableComponents: [{ name: "Table", description: "A table", propsSchema: { type: "object" } }],
  state: { theme: "light" },
};

/** A frame of a stream. `chunk` is `undefined` for `[DONE]`. */
interface Frame {
  id: number | undefined;
  chunk: { type: string } | undefined;
}

/** The network of one client, which records the streams that the client receives. */
class Network {
  /** The frames of each stream, in order of the requests. */
  readonly streams: Frame[][] = [];
  /** URL of the process that receives the next request. */
  url: string;
  /** Creates the error of a broken connection. By default, it is Node's own error. */
  readonly #createError: ((error: unknown) => unknown) | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, createError?: (error: unknown) => unknown) {
    this.url = url;
    this.#createError = createError;
  }

  /** Sends a request for a path to the current process, and records its stream. */
  readonly fetch = async (path: unknown, init?: RequestInit): Promise<Response> => {
    const response = await fetch(this.url + path, init);
    const { status, headers, body } = response;
    if (status !== 200 || body === null) return response;
    return new Response(ReadableStream.from(this.#record(body)), { status, headers });
  };

  /** The frames of the newest stream. */
  get newest(): Frame[] {
    return this.streams.at(-1) ?? [];
  }

  /** Resolves when the condition is true. It is checked whenever the client has received something. */
  until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isTrue()) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Checks the conditions that are waited for. */
  readonly notify = (): void => {
    for (const check of [...this.#waiting]) check();
  };

  async *#record(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    const frames: Frame[] = [];
    this.streams.push(frames);
    const parser = createParser({
      onEvent: ({ id, data }) =>
        frames.push({
          id: id === undefined ? undefined : Number(id),
          chunk: data === "[DONE]" ? undefined : JSON.parse(data),
        }),
    });
    const decoder = new TextDecoder();
    try {
      for await (const part of bytes) {
        parser.feed(decoder.decode(part, { stream: true }));
        this.notify();
        yield part;
      }
    } catch (error) {
      throw this.#createError?.(error) ?? error;
    }
  }
}

/** A browser's error. The AI SDK recognizes it as a broken connection, which it does not with Node's error. */
const createBrowserError = () => new TypeError("network error");

/** Creates a chat that keeps its messages in memory. */
function createChat({ AbstractChat, DefaultChatTransport }: Sdk, id: string, network: Network) {
  let status: ai7.ChatStatus = "ready";
  const state: ai7.ChatState<UIMessage> = {
    get status() {
      return status;
    },
    set status(value) {
      status = value;
      network.notify();
    },
    error: undefined,
    messages: [],
    pushMessage(message) {
      state.messages = [...state.messages, message];
      network.notify();
    },
    popMessage() {
      state.messages = state.messages.slice(0, -1);
    },
    replaceMessage(index, message) {
      state.messages = state.messages.with(index, state.snapshot(message));
      network.notify();
    },
    snapshot: (value) => structuredClone(value),
  };
  class MemoryChat extends AbstractChat<UIMessage> {
    /** Resolves when the last part of the messages has these fields. */
    untilLastPart(fields: object): Promise<void> {
      return network.until(() => {
        const part = this.lastMessage?.parts.at(-1);
        return part !== undefined && isDeepStrictEqual({ ...part, ...fields }, part);
      });
    }
  }
  const transport = new DefaultChatTransport<UIMessage>({
    api: "/api/chat",
    body: settings,
    fetch: network.fetch,
  });
  return new MemoryChat({ id, transport, state });
}

type Chat = ReturnType<typeof createChat>;

/** Maximum number of times that a client resumes a response. More than two are not needed. */
const maxResumes = 4;

/**
 * Waits for a response, and resumes it whenever its connection breaks.
 *
 * @throws The chat's error if the response cannot be resumed.
 */
async function resumeUntilComplete(chat: Chat, response: Promise<void>): Promise<void> {
  await response;
  for (let count = 0; chat.status === "error" && count < maxResumes; count += 1) await chat.resumeStream();
  if (chat.status !== "ready")
    throw new Error(`the chat is not ready: ${chat.status}`, { cause: chat.error });
}

/**
 * Reads a response by position, and resumes it whenever its connection breaks.
 *
 * @throws If the response cannot be resumed.
 */
async function readByPosition(id: string, network: Network): Promise<void> {
  for (let count = 0; count <= maxResumes; count += 1) {
    const lastId = network.streams.flat().findLast(({ id }) => id !== undefined)?.id;
    const headers = lastId === undefined ? {} : { "Last-Event-ID": `${lastId}` };
    const response = await network.fetch(`/api/chat/${id}/stream?startIndex=0`, { headers });
    expect(response.status).toBe(200);
    const isComplete = await response.arrayBuffer().then(
      () => true,
      () => false,
    );
    if (isComplete) return;
  }
  throw new Error("the stream is not complete");
}

/** Builds the message of a stream with the AI SDK. */
async function buildMessage(frames: Frame[]): Promise<UIMessage | undefined> {
  const chunks = frames.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk as ai7.UIMessageChunk]));
  let last: UIMessage | undefined;
  const stream = ReadableStream.from(chunks);
  for await (const message of ai7.readUIMessageStream({ stream, terminateOnError: true })) last = message;
  return last;
}

/** Numbers the IDs in a value in order of their first occurrence. */
function numberIds(value: unknown): unknown {
  const numbers = new Map<string, number>();
  return JSON.parse(JSON.stringify(value), (key, field) => {
    if (!["id", "messageId", "toolCallId", "componentId"].includes(key) || typeof field !== "string")
      return field;
    if (!numbers.has(field)) numbers.set(field, numbers.size);
    return `#${numbers.get(field)}`;
  });
}

/** Returns the chunks of a stream. A repeated step sends the state again, which is left out here. */
function listChunks(frames: Frame[]) {
  const chunks = frames.map(({ chunk }) => chunk);
  return chunks.filter((chunk, index) => !isDeepStrictEqual(chunk, chunks[index + 1]));
}

const listTypes = (frames: Frame[]) => frames.map(({ chunk }) => chunk?.type);
const countType = (frames: Frame[], type: string) => listTypes(frames).filter((each) => each === type).length;

describe.skipIf(await findMissingPostgres())("a process is killed in the middle of a model call", () => {
  const database = createSuiteDatabase();

  /** Starts two processes that use a tool server in the test's process. */
  async function startTwo() {
    const tools = await startHttpToolServer({ sessions: false });
    const folder = await mkdtemp(join(tmpdir(), "ui-stream-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "tambo.config.json");
    await writeFile(file, JSON.stringify({ mcpServers: { far: { url: tools.url } } }));
    const start = () => startTestServerProcess({ DATABASE_URL: database.url, CONFIG_FILE: file });
    const [a, b] = await Promise.all([start(), start()]);
    return { a, b, countCalls: () => tools.inputHeaders.length };
  }

  /** Runs a response without an interruption. */
  async function runUncut(sdk: Sdk, { url }: TestServerProcess, text: string, hold: string) {
    const network = new Network(url);
    const chat = createChat(sdk, randomUUID(), network);
    const sending = chat.sendMessage({ text });
    await holdReached(hold);
    releaseHold(hold);
    await sending;
    expect([chat.status, network.streams.length]).toEqual(["ready", 1]);
    return { messages: chat.messages, frames: network.newest };
  }

  describe.each(sdks)("%s", (_, sdk) => {
    it.each(scenarios)(
      "$title: clients resume [UI-017][UI-018][UI-021]",
      async (scenario) => {
        const { a, b, countCalls } = await startTwo();
        const hold = randomUUID();
        const first = [{ text: "Look." }, { tool: "far/echo", args: { text: "noon" } }];
        const text = JSON.stringify({ turns: [first, ...scenario.turns({ hold, ms: 60_000 })] });
        const uncut = await runUncut(sdk, b, text, hold);
        expect(countCalls()).toBe(scenario.calls);

        const id = randomUUID();
        const networks = {
          sender: new Network(a.url, createBrowserError),
          reader: new Network(b.url),
          browserReader: new Network(b.url, createBrowserError),
          positional: new Network(b.url),
          movedPositional: new Network(a.url),
        };
        const { positional, movedPositional } = networks;
        const chatNetworks = [networks.sender, networks.reader, networks.browserReader];
        const chats = chatNetworks.map((network) => createChat(sdk, id, network));
        const [sender, ...readers] = chats as [Chat, ...Chat[]];
        const sending = resumeUntilComplete(sender, sender.sendMessage({ text }));
        await holdReached(hold);
        const reading = readers.map((chat) => {
          chat.messages = sender.messages.slice(0, 1);
          return resumeUntilComplete(chat, chat.resumeStream());
        });
        const complete = Promise.all([
          sending,
          ...reading,
          readByPosition(id, positional),
          readByPosition(id, movedPositional),
        ]);
        /** Waits, or throws if a client fails. */
        const whileActive = (...waits: Promise<unknown>[]) => Promise.race([complete, Promise.all(waits)]);
        /** Waits until all clients have received the chunks before the hold, with IDs after an index. */
        const waitForHeldChunks = (after: number) =>
          whileActive(
            ...Object.values(networks).map((network) =>
              network.until(() => {
                const last = network.newest.at(-1);
                return last?.chunk?.type === scenario.held && Number(last.id) > after;
              }),
            ),
          );
        await waitForHeldChunks(listTypes(uncut.frames).indexOf("finish-step"));
        await whileActive(...chats.map((chat) => chat.untilLastPart(scenario.heldPart)));

        a.signal("SIGKILL");
        networks.sender.url = b.url;
        movedPositional.url = b.url;
        expect(await a.ended).toBe("SIGKILL");
        await whileActive(positional.until(() => countType(positional.newest, "reset-step") > 0));
        await waitForHeldChunks(listTypes(positional.newest).indexOf("reset-step"));
        await whileActive(holdReached(hold));
        expect(releaseHold(hold)).toBe(true);
        await complete;

        const expected = numberIds(uncut.messages);
        for (const chat of chats)
          expect([numberIds(chat.messages), chat.status]).toEqual([expected, "ready"]);
        expect(countCalls()).toBe(2 * scenario.calls);
        // Chats cannot take chunks back. Their last stream is the one of a response without an interruption.
        for (const { streams } of chatNetworks) {
          expect(countType(streams.flat(), "reset-step")).toBe(0);
          expect(numberIds(listChunks(streams.at(-1) ?? []))).toEqual(numberIds(listChunks(uncut.frames)));
        }
        expect([networks.reader.streams.length, networks.browserReader.streams.length]).toEqual([2, 2]);

        const frames = positional.newest;
        expect([positional.streams.length, movedPositional.streams.length]).toEqual([1, 2]);
        expect(movedPositional.streams.flat()).toEqual(frames);
        expect(frames.map(({ id }) => id)).toEqual([...frames.slice(1).keys(), undefined]);
        expect(countType(frames, "reset-step")).toBe(1);
        expect(numberIds(await buildMessage(frames))).toEqual(numberIds(await buildMessage(uncut.frames)));
        expect(b.log).toEqual([]);
      },
      60_000,
    );
  });
});
