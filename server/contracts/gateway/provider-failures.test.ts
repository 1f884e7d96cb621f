import { describe, expect, it } from "vitest";
import { formats } from "../../models/fixtures/formats.ts";
import { type Respond, respondAndWait, startProvider } from "../../models/fixtures/provider.ts";
import {
  callerKeys,
  createByokProviders,
  createRequest,
  endpoints,
  parseEvents,
} from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

/** Returns a run's error from each endpoint, and the events that preceded it. */
async function collectFailures(prefix: string, reply: Respond, idleTimeoutMs = 60_000) {
  const outcomes = await Promise.all(
    endpoints.map(async (path) => {
      const provider = await startProvider(reply);
      const byokProviders = createByokProviders(provider.url, { maxRetries: 0, idleTimeoutMs });
      const server = await startTestServer({ byokProviders });
      const headers = { ...callerKeys, "X-Request-ID": "req_1" };
      const response = await server.request("POST", path, createRequest(`${prefix}/m`, "Hi"), headers);
      const text = await response.text();
      expect([text, server.log.join()].join()).not.toContain("hunter");
      return { response, text };
    }),
  );
  const [blocking, stream] = outcomes as [(typeof outcomes)[0], (typeof outcomes)[0]];
  const events = parseEvents(stream.text);
  const last = events.pop();
  const { request_id, ...error } = JSON.parse(blocking.text).error;
  expect([stream.response.status, last]).toEqual([
    200,
    { type: "error", error: { ...error, request_id: "req_1" } },
  ]);
  expect(request_id).toBe("req_1");
  expect(`${blocking.text}${stream.text}`).not.toContain("the provider's words");
  const { status, headers } = blocking.response;
  expect(headers.get("www-authenticate")).toBeNull();
  return { status, retryAfter: headers.get("retry-after"), error, before: events.map(({ type }) => type) };
}

describe.each(formats)("the provider of $prefix", ({ prefix, start, text }) => {
  it("is unavailable [G-130][G-151]", async () => {
    const gone = (await collectFailures(prefix, (response) => response.destroy())) as object;
    expect(gone).toEqual({
      status: 502,
      retryAfter: null,
      error: {
        type: "provider_error",
        message: "The model's provider cannot be reached. Try again later.",
        code: "llm_server_error",
      },
      before: ["run_start", "step_start"],
    });
  });
  const noon = [...start(), ...text(0, ["Noon"])];
  const eventTypes = ["run_start", "step_start", "stream_event", "stream_event", "stream_event"];

  it("stops sending [G-181]", async () => {
    const { before, ...outcome } = await collectFailures(prefix, respondAndWait(noon), 400);
    expect(outcome).toEqual({
      status: 500,
      retryAfter: null,
      error: {
        type: "api_error",
        message: "upstream stream idle timeout",
        code: "upstream_idle_timeout",
      },
    });
    expect(before.slice(0, 4)).toEqual(eventTypes.slice(0, 4));
  });

  it("never responds [G-181]", async () => {
    const { status, error, before } = await collectFailures(prefix, () => {}, 50);
    expect([status, error.code, before]).toEqual([500, "upstream_idle_timeout", ["run_start", "step_start"]]);
  });
});
