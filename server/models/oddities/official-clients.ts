/** What the providers' own clients make of a stream: the bar for what counts as the format. */
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import type { ResponseOutputItem } from "openai/resources/responses/responses";

const question = [{ role: "user" as const, content: "What time is it?" }];
const quiet = { apiKey: "key", maxRetries: 0, logLevel: "off" as const };

/**
 * Has the client of the format's provider read a stream to its end.
 *
 * @param prefix Prefix of the format's model ids.
 * @param url Address of the provider.
 * @returns Text, calls and finish in one line, or what the client refuses the stream with.
 */
export async function readOfficially(prefix: string, url: string): Promise<string> {
  try {
    const read = prefix === "openai" ? responses : prefix === "anthropic" ? messages : chat;
    const [pieces, finish] = await read(url);
    return [...pieces, finish].join(" | ");
  } catch (error) {
    return `refused: ${String(error instanceof Error ? error.message : error).split("\n")[0]}`;
  }
}

type Reading = [pieces: string[], finish: string];
// The client makes up an id where there is none.
const call = (id: string, name: string, input: unknown) =>
  `${id.replace(/[\da-f-]{36}/, "<uuid>")}=${name}(${typeof input === "string" ? input : JSON.stringify(input)})`;

async function chat(url: string): Promise<Reading> {
  const client = new OpenAI({ baseURL: `${url}/v1`, ...quiet });
  const stream = client.chat.completions.stream({ model: "m", messages: question });
  const {
    choices: [choice],
  } = await stream.finalChatCompletion();
  const { content, refusal, tool_calls: calls = [] } = choice?.message ?? {};
  return [
    [
      ...(content ? [content] : []),
      ...(refusal ? [`refusal: ${refusal}`] : []),
      ...calls.map((made) =>
        made.type === "function" ? call(made.id, made.function.name, made.function.arguments) : "",
      ),
    ],
    choice?.finish_reason ?? "no finish_reason",
  ];
}

async function responses(url: string): Promise<Reading> {
  const client = new OpenAI({ baseURL: `${url}/v1`, ...quiet });
  const stream = client.responses.stream({ model: "m", input: "What time is it?" });
  const items: ResponseOutputItem[] = [];
  stream.on("response.output_item.done", ({ item }) => items.push(item));
  const { status } = await stream.finalResponse();
  const pieces = items.flatMap((item) => {
    if (item.type === "function_call") return [call(item.call_id, item.name, item.arguments)];
    if (item.type === "reasoning") return [`reasoning: ${item.summary.map(({ text }) => text).join("")}`];
    if (item.type !== "message") return [];
    return item.content.map((part) => (part.type === "refusal" ? `refusal: ${part.refusal}` : part.text));
  });
  return [pieces, status ?? "no status"];
}

async function messages(url: string): Promise<Reading> {
  const client = new Anthropic({ baseURL: url, ...quiet });
  const { content, stop_reason } = await client.messages
    .stream({ model: "m", max_tokens: 9, messages: question })
    .finalMessage();
  const pieces = content.flatMap((block) => {
    if (block.type === "tool_use") return [call(block.id, block.name, block.input)];
    if (block.type === "thinking") return [`reasoning: ${block.thinking}`];
    return block.type === "text" ? [block.text] : [];
  });
  return [pieces, stop_reason ?? "no stop_reason"];
}
