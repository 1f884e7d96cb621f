import { describe, expect, it, onTestFinished } from "vitest";
import { formats } from "./fixtures/formats.ts";
import { type Answer, begun, plain, startProvider, whole } from "./fixtures/provider.ts";
import { providersAt } from "./fixtures/providers-at.ts";
import { IdleError, providerFetch } from "./provider-fetch.ts";
import { findProviderModel } from "./providers.ts";

const noon = Date.parse("2026-01-01T12:00:00Z");

/** Asks a provider with these answers. @returns Status and text or the failure, the waits, and the number of requests. */
async function ask(
  answers: Answer[],
  { maxRetries, random = 0 }: { maxRetries?: number; random?: number } = {},
) {
  const provider = await startProvider(...answers);
  const waits: number[] = [];
  const fetch = providerFetch(maxRetries === undefined ? {} : { maxRetries }, {
    sleep: async (ms) => void waits.push(ms),
    random: () => random,
    now: () => noon,
  });
  const answer = await fetch(provider.url, { method: "POST", body: "{}" }).then(
    async (response) => `${response.status} ${await response.text()}`,
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return { answer, waits, requests: provider.requests.length };
}

const fine = plain(200, "fine");
const drop: Answer = (response) => response.destroy();

describe("a request to a provider", () => {
  it.each<[string, Answer]>([
    ["408", plain(408, "")],
    ["409", plain(409, "")],
    ["429", plain(429, "")],
    ["500", plain(500, "")],
    ["529", plain(529, "")],
    ["a connection closed before an answer", drop],
    ["a refusal that is to be tried again", plain(400, "", { "x-should-retry": "true" })],
  ])("is made again after %s", async (_name, failure) => {
    expect(await ask([failure, fine])).toEqual({ answer: "200 fine", waits: [500], requests: 2 });
  });

  it.each<[string, Answer, string]>([
    ["400", plain(400, "no"), "400 no"],
    ["401", plain(401, "no"), "401 no"],
    ["a failure that is final", plain(503, "no", { "x-should-retry": "false" }), "503 no"],
    ["a wait of more than a minute", plain(429, "no", { "retry-after": "61" }), "429 no"],
    ["a redirect", plain(302, "", { location: "http://127.0.0.1:9" }), "TypeError: fetch failed"],
  ])("is not made again after %s", async (_name, failure, answer) => {
    expect(await ask([failure, fine])).toEqual({ answer, waits: [], requests: 1 });
  });

  it.each<[Record<string, string>, number]>([
    [{ "retry-after": "7" }, 7000],
    [{ "retry-after": "0" }, 0],
    [{ "retry-after": "Thu, 01 Jan 2026 12:00:09 GMT" }, 9000],
    [{ "retry-after": "Thu, 01 Jan 2026 11:00:00 GMT" }, 0],
    [{ "retry-after": "60", "retry-after-ms": "1250" }, 1250],
    [{ "retry-after": "soon" }, 500],
  ])("waits as long as the provider says: %j", async (headers, wait) => {
    expect(await ask([plain(429, "", headers), fine])).toEqual({
      answer: "200 fine",
      waits: [wait],
      requests: 2,
    });
  });

  it("waits longer each time, less up to a quarter by chance", async () => {
    const failures = Array.from({ length: 7 }, () => plain(500, "no"));
    expect(await ask(failures, { maxRetries: 6 })).toEqual({
      answer: "500 no",
      waits: [500, 1000, 2000, 4000, 8000, 8000],
      requests: 7,
    });
    expect((await ask([plain(500, ""), fine], { random: 1 })).waits).toEqual([375]);
  });

  it("is made three times at most, unless told otherwise", async () => {
    expect(await ask([plain(500, "no")])).toMatchObject({ answer: "500 no", requests: 3 });
    expect(await ask([drop])).toMatchObject({ answer: "TypeError: fetch failed", requests: 3 });
    expect(await ask([plain(500, "no")], { maxRetries: 0 })).toMatchObject({ answer: "500 no", requests: 1 });
  });

  it("is given up at once when it is aborted while it waits", async () => {
    const provider = await startProvider(plain(500, ""));
    const stop = new AbortController();
    const waiting = Promise.withResolvers<void>();
    const fetch = providerFetch(
      {},
      {
        sleep: (_ms, signal) => {
          waiting.resolve();
          return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
        },
        random: () => 0,
        now: () => noon,
      },
    );
    const answer = fetch(provider.url, { method: "POST", body: "{}", signal: stop.signal });
    await waiting.promise;
    stop.abort(new Error("cancelled"));
    await expect(answer).rejects.toThrow("cancelled");
    expect(provider.requests).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ["that has not begun", () => {}],
    ["that has begun", begun(["data: 1\n\n"])],
  ])(
    "is given up when nothing comes of an answer %s, and its connection is closed",
    async (_name, answer) => {
      const provider = await startProvider(answer);
      const fetch = providerFetch({ idleTimeoutMs: 40 });
      const text = fetch(provider.url, { method: "POST", body: "{}" }).then((response) => response.text());
      await expect(text).rejects.toEqual(new IdleError(40));
      await provider.closed;
      expect(provider.requests).toHaveLength(1);
    },
  );

  it("goes on while something comes, however long it takes", async () => {
    let beat: NodeJS.Timeout | undefined;
    onTestFinished(() => clearInterval(beat));
    const provider = await startProvider((response) => {
      let left = 12;
      response.writeHead(200);
      beat = setInterval(() => {
        if (left-- > 0) return response.write(":\n");
        clearInterval(beat);
        return response.end("end");
      }, 25);
    });
    const fetch = providerFetch({ idleTimeoutMs: 200 });
    const answer = await fetch(provider.url, { method: "POST", body: "{}" });
    expect(await answer.text()).toBe(`${":\n".repeat(12)}end`);
  });
});

describe.each(formats)("a model of $prefix", (format) => {
  const frames = [...format.start(), ...format.text(0, ["Noon."])];
  const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "What time is it?" }] }];

  async function read(answers: Answer[]): Promise<[text: string, requests: number, log: string[]]> {
    const provider = await startProvider(...answers);
    const log: string[] = [];
    const model = findProviderModel(
      `${format.prefix}/m`,
      providersAt(provider.url, { idleTimeoutMs: 200 }),
      (line) => log.push(line),
    );
    let text = "";
    try {
      const answer = await model?.doStream({ prompt });
      for await (const part of answer?.stream ?? []) if (part.type === "text-delta") text += part.delta;
    } catch (error) {
      text += ` ${error}`;
    }
    return [text, provider.requests.length, log];
  }

  it("answers after a failure that passes", async () => {
    const busy = plain(529, { error: { message: "busy test-hunter2" } }, { "retry-after-ms": "0" });
    expect(await read([busy, busy, whole([...frames, ...format.finish(false)])])).toEqual(["Noon.", 3, []]);
  });

  it("is not asked again once it has begun", async () => {
    const failing = whole([...frames, ...format.failure("overloaded_error", "no test-hunter2")]);
    const [text, requests, log] = await read([failing]);
    expect([text, requests]).toEqual(["Noon. ModelError: The model's provider failed. Try again later.", 1]);
    expect(log).toEqual([expect.stringMatching(/^model \S+: 5\d\d no \[key\]$/)]);
  });

  it("ends with one error when its stream falls silent", async () => {
    expect(await read([begun(frames)])).toEqual([
      "Noon. ModelError: The model's provider stopped sending. Try again.",
      1,
      [`model ${format.prefix}/m: nothing came for 200 ms`],
    ]);
  });
});
