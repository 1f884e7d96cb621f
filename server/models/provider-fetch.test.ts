import { describe, expect, it, onTestFinished } from "vitest";
import { formats } from "./fixtures/formats.ts";
import {
  type Respond,
  respondAndWait,
  respondWith,
  respondWithStatus,
  startProvider,
} from "./fixtures/provider.ts";
import { createProviders } from "./fixtures/providers-at.ts";
import { createProviderFetch, IdleTimeoutError } from "./provider-fetch.ts";
import { maxEventBytes, ResponseTooLargeError } from "./provider-limits.ts";
import { findProviderModel } from "./providers.ts";

describe("a request to a provider", () => {
  it.each<[string, Respond]>([
    ["that has not started", () => {}],
    ["that has begun", respondAndWait(["data: 1\n\n"])],
  ])(
    "is aborted after the idle timeout of a response %s, and its connection is closed",
    async (_name, reply) => {
      const provider = await startProvider(reply);
      const fetch = createProviderFetch(40);
      const text = fetch(provider.url, { method: "POST", body: "{}" }).then((response) => response.text());
      await expect(text).rejects.toEqual(new IdleTimeoutError(40));
      await provider.closed;
      expect(provider.requests).toHaveLength(1);
    },
  );

  it("continues while data arrives, for any length of time", async () => {
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
    const fetch = createProviderFetch(200);
    const reply = await fetch(provider.url, { method: "POST", body: "{}" });
    expect(await reply.text()).toBe(`${":\n".repeat(12)}end`);
  });

  const part = Buffer.from(`data: ${"x".repeat(maxEventBytes / 4 - 6)}`);
  it.each([
    ["a line", "", "refused"],
    ["an event", "\n", "refused"],
    ["an event with CRLF for line ends", "\r\n", "refused"],
    ["several events", "\n\n", "taken"],
    ["several events with CRLF for line ends", "\r\n\r\n", "taken"],
    ["several events with CR for line ends", "\r\r", "taken"],
  ])("accepts a response of any length, but limits its events: %s", async (_name, end, fate) => {
    const provider = await startProvider(async (response) => {
      response.writeHead(200);
      for (let n = 0; n < 5; n += 1) {
        response.write(part);
        // Each character of the line ending arrives in its own chunk.
        for (const character of end) await new Promise((written) => response.write(character, written));
      }
      response.end("\n");
    });
    const reply = await createProviderFetch()(provider.url, { method: "POST", body: "{}" });
    const read = async () => {
      for await (const _chunk of reply.body ?? []);
      return "taken";
    };
    if (fate === "taken") return expect(await read()).toBe("taken");
    await expect(read()).rejects.toEqual(new ResponseTooLargeError("more than 33554432 bytes in one event"));
    await provider.closed;
  });
});

describe.each(formats)("a model of $prefix", (format) => {
  const frames = [...format.start(), ...format.text(0, ["Noon."])];
  const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "What time is it?" }] }];

  async function read(responses: Respond[]): Promise<[text: string, requests: number, log: string[]]> {
    const provider = await startProvider(...responses);
    const log: string[] = [];
    const model = findProviderModel(
      `${format.prefix}/m`,
      createProviders(provider.url, { idleTimeoutMs: 200 }),
      (line) => log.push(line),
    );
    let text = "";
    try {
      const reply = await model?.doStream({ prompt });
      for await (const part of reply?.stream ?? []) if (part.type === "text-delta") text += part.delta;
    } catch (error) {
      text += ` ${error}`;
    }
    return [text, provider.requests.length, log];
  }

  it("succeeds after a transient failure", async () => {
    const busy = respondWithStatus(
      529,
      { error: { message: "busy test-hunter2" } },
      { "retry-after-ms": "0" },
    );
    expect(await read([busy, busy, respondWith([...frames, ...format.finish(false)])])).toEqual([
      "Noon.",
      3,
      [],
    ]);
  });

  it("is not retried after its first output", async () => {
    const failing = respondWith([...frames, ...format.failure("overloaded_error", "no test-hunter2")]);
    const [text, requests, log] = await read([failing]);
    expect([text, requests]).toEqual(["Noon. ModelError: The model's provider failed. Try again later.", 1]);
    expect(log).toEqual([expect.stringMatching(/^model \S+: 5\d\d no \[key\]$/)]);
  });

  it("ends with one error when its stream becomes idle", async () => {
    expect(await read([respondAndWait(frames)])).toEqual([
      "Noon. ModelError: The model's provider stopped responding. Try again.",
      1,
      [`model ${format.prefix}/m: the provider sent nothing for 200 ms`],
    ]);
  });
});
