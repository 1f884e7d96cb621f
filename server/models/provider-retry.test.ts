import { describe, expect, it } from "vitest";
import { formats } from "./fixtures/formats.ts";
import {
  type Respond,
  respondAndClose,
  respondAndWait,
  respondWith,
  respondWithStatus,
  startProvider,
} from "./fixtures/provider.ts";
import { findFormat } from "./fixtures/provider-quirks/quirk.ts";
import { createProviders } from "./fixtures/providers-at.ts";
import type { RetryTimer } from "./provider-retry.ts";
import { findProviderModel } from "./providers.ts";

const noon = Date.parse("2026-01-01T12:00:00Z");
const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "What time is it?" }] }];

/**
 * Calls a provider model that gets the given responses.
 *
 * @returns The text or the failure, the waits, and the number of requests.
 */
async function sendRequest(
  prefix: string,
  replies: Respond[],
  { maxRetries, random = 0 }: { maxRetries?: number; random?: number } = {},
) {
  const provider = await startProvider(...replies);
  const waits: number[] = [];
  const log: string[] = [];
  const waiting: RetryTimer = {
    sleep: async (ms) => void waits.push(ms),
    random: () => random,
    now: () => noon,
  };
  const providers = createProviders(provider.url, maxRetries === undefined ? {} : { maxRetries });
  const model = findProviderModel(`${prefix}/m`, providers, (line) => log.push(line), waiting);
  const starts: string[] = [];
  let reply = "";
  try {
    const { stream } = (await model?.doStream({ prompt })) ?? {};
    for await (const part of stream ?? []) {
      if (part.type === "text-delta" || part.type === "tool-input-delta") reply += part.delta;
      if (part.type.endsWith("-start")) starts.push(part.type);
    }
  } catch (error) {
    reply += `${reply && " "}${error}`;
  }
  return { answer: reply, waits, requests: provider.requests.length, log, starts };
}

const drop: Respond = (response) => response.destroy();
const slow = "ModelError: The model's provider is limiting the request rate. Try again later.";
const failed = "ModelError: The model's provider failed. Try again later.";
const broken = "ModelError: The model's response was incomplete or invalid. Try again.";
const rejected = (status: number) =>
  `ModelError: The model's provider rejected the request with status ${status}.`;

describe.each(formats)("a request for a model of $prefix", ({ prefix, ...format }) => {
  const fine = respondWith([...format.start(), ...format.text(0, ["Noon."]), ...format.finish(false)]);

  it.each<[string, Respond]>([
    ["408", respondWithStatus(408, "")],
    ["409", respondWithStatus(409, "")],
    ["429", respondWithStatus(429, "")],
    ["500", respondWithStatus(500, "")],
    ["529", respondWithStatus(529, { error: { type: "overloaded_error", message: "busy" } })],
    ["a connection closed before the response", drop],
    ["a rejection that is to be tried again", respondWithStatus(400, "", { "x-should-retry": "true" })],
  ])("is retried after %s", async (_name, failure) => {
    expect(await sendRequest(prefix, [failure, fine])).toMatchObject({
      answer: "Noon.",
      waits: [500],
      requests: 2,
      log: [],
    });
  });

  it.each<[string, Respond, string]>([
    ["400", respondWithStatus(400, "no"), rejected(400)],
    ["401", respondWithStatus(401, "no"), rejected(401)],
    ["a failure that is final", respondWithStatus(503, "no", { "x-should-retry": "false" }), failed],
    ["a wait of more than a minute", respondWithStatus(429, "no", { "retry-after": "61" }), slow],
    [
      "a redirect",
      respondWithStatus(302, "", { location: "http://127.0.0.1:9" }),
      "ModelError: The model's provider cannot be reached. Try again later.",
    ],
    ["a stream that breaks", respondAndClose(format.start()), broken],
    ["a stream without anything", respondWith([]), broken],
    ["a stream of garbage", respondWith(["data: {oops\n\n"]), broken],
  ])("is not retried after %s", async (_name, failure, reply) => {
    expect(await sendRequest(prefix, [failure, fine])).toMatchObject({
      answer: reply,
      waits: [],
      requests: 1,
    });
  });

  it.each<[Record<string, string>, number]>([
    [{ "retry-after": "7" }, 7000],
    [{ "retry-after": "0" }, 0],
    [{ "retry-after": "Thu, 01 Jan 2026 12:00:09 GMT" }, 9000],
    [{ "retry-after": "Thu, 01 Jan 2026 11:00:00 GMT" }, 0],
    [{ "retry-after": "60", "retry-after-ms": "1250" }, 1250],
    [{ "retry-after": "soon" }, 500],
  ])("waits for the time that the provider requests: %j", async (headers, wait) => {
    expect(await sendRequest(prefix, [respondWithStatus(429, "", headers), fine])).toMatchObject({
      answer: "Noon.",
      waits: [wait],
    });
  });

  it("waits longer each time, minus a random part of up to a quarter", async () => {
    const failures = Array.from({ length: 7 }, () => respondWithStatus(500, "no"));
    expect(await sendRequest(prefix, failures, { maxRetries: 6 })).toMatchObject({
      answer: failed,
      waits: [500, 1000, 2000, 4000, 8000, 8000],
      requests: 7,
      log: [expect.stringContaining("500")],
    });
    expect((await sendRequest(prefix, [respondWithStatus(500, ""), fine], { random: 1 })).waits).toEqual([
      375,
    ]);
  });

  it("is sent at most three times by default", async () => {
    expect(await sendRequest(prefix, [respondWithStatus(500, "no")])).toMatchObject({
      answer: failed,
      requests: 3,
    });
    expect(await sendRequest(prefix, [drop])).toMatchObject({ requests: 3 });
    expect(await sendRequest(prefix, [respondWithStatus(500, "no")], { maxRetries: 0 })).toMatchObject({
      requests: 1,
    });
  });

  // The names that each API uses for a rate limit and for a server failure.
  const [limit, overload] =
    prefix === "anthropic"
      ? ["rate_limit_error", "overloaded_error"]
      : ["rate_limit_exceeded", "server_error"];
  const openText = format.text(0, ["x"]).slice(0, prefix === "openai" ? 2 : prefix === "anthropic" ? 1 : 0);

  it.each([
    ["a rate limit", format.failure(limit, "slower")],
    ["a failure", format.failure(overload, "no")],
    ["a failure, after the start", [...format.start(), ...format.failure(overload, "no")]],
    [
      "a rate limit, after the start of a text that does not come",
      [...format.start(), ...openText, ...format.failure(limit, "slower")],
    ],
  ])("is retried if a stream starts with %s", async (_name, frames) => {
    const expected = {
      answer: "Noon.",
      waits: [500],
      requests: 2,
      log: [],
      starts: ["stream-start", "text-start"],
    };
    // The stream then either ends or stays open.
    expect(await sendRequest(prefix, [respondWith(frames), fine])).toEqual(expected);
    expect(await sendRequest(prefix, [respondAndWait(frames), fine])).toEqual(expected);
  });

  it("counts failures inside and outside streams together", async () => {
    const inside = respondWith([...format.start(), ...format.failure(limit, "slower")]);
    expect(await sendRequest(prefix, [respondWithStatus(503, ""), inside, inside, fine])).toMatchObject({
      answer: slow,
      waits: [500, 1000],
      requests: 3,
      log: [expect.stringMatching(`^model ${prefix}/m: 429 slower$`)],
    });
  });

  it.each([
    ["text", format.text(0, ["Noon."]), "Noon."],
    ["a call", format.call(0, "clock__now", ["{"]).slice(0, 2), "{"],
  ])("is not retried after the stream has sent %s", async (_name, frames, reported) => {
    const failure = respondWith([...format.start(), ...frames, ...format.failure(limit, "slower")]);
    expect(await sendRequest(prefix, [failure, fine])).toMatchObject({
      answer: `${reported} ${slow}`,
      requests: 1,
    });
  });

  it("is not retried if the stream starts with a rejection", async () => {
    const rejection = respondWith(format.failure("invalid_request_error", "no"));
    expect(await sendRequest(prefix, [rejection, fine])).toMatchObject({
      answer: rejected(400),
      requests: 1,
    });
  });

  it.each<[string, Respond]>([
    ["a status", respondWithStatus(500, "")],
    ["a failure in a stream", respondAndWait(format.failure(overload, "no"))],
  ])("stops immediately when it is aborted during the wait after %s", async (_name, failure) => {
    const provider = await startProvider(failure);
    const stop = new AbortController();
    const asleep = Promise.withResolvers<void>();
    const waiting: RetryTimer = {
      sleep: (_ms, signal) => {
        asleep.resolve();
        return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      },
      random: () => 0,
      now: () => noon,
    };
    const log: string[] = [];
    const model = findProviderModel(
      `${prefix}/m`,
      createProviders(provider.url, {}),
      (line) => log.push(line),
      waiting,
    );
    const reply = Promise.resolve(model?.doStream({ prompt, abortSignal: stop.signal }));
    await asleep.promise;
    stop.abort(new Error("cancelled"));
    await expect(reply).rejects.toThrow("cancelled");
    expect([provider.requests.length, log]).toEqual([1, []]);
  });
});

it.each([
  ["a status", '{"error":{"code":429,"message":"busy"}}'],
  ["a status as text", '{"error":{"code":"503","message":"busy","type":"x"}}'],
  ["no code", '{"error":{"message":"busy"}}'],
])("is retried if the first event of a compatible server is an error with %s", async (_name, error) => {
  const { text, start, finish } = findFormat("local");
  const fine = respondWith([...start(), ...text(0, ["Noon."]), ...finish(false)]);
  expect(await sendRequest("local", [respondWith([`data: ${error}\n\n`]), fine])).toMatchObject({
    answer: "Noon.",
    waits: [500],
    requests: 2,
  });
});

it("is retried if the Responses API first reports a failed response", async () => {
  const { text, start, finish } = findFormat("openai");
  const fine = respondWith([...start(), ...text(0, ["Noon."]), ...finish(false)]);
  const error = '{"code":"rate_limit_exceeded","message":"Slow down"}';
  const failure = `data: {"type":"response.failed","sequence_number":2,"response":{"id":"resp_1","object":"response","created_at":1,"model":"m","status":"failed","error":${error},"output":[]}}\n\n`;
  expect(await sendRequest("openai", [respondWith([...start(), failure]), fine])).toMatchObject({
    answer: "Noon.",
    waits: [500],
    requests: 2,
  });
});
