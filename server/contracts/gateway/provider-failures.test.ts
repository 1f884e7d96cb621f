/** What becomes of a provider's failure, in its own wire format: the same error as an answer and as a stream's last event. */
import { describe, expect, it } from "vitest";
import { formats } from "../../models/fixtures/formats.ts";
import { type Answer, begun, cut, plain, startProvider, whole } from "../../models/fixtures/provider.ts";
import { ask, byokAt, callerKeys, endpoints, eventsIn } from "../../proof/testing/clients/gateway.ts";
import { testServer } from "../../proof/testing/server.ts";

const keyHeaders: Record<string, string> = {
  openai: "X-Provider-Key-OpenAI",
  "openai-chat": "X-Provider-Key-OpenAI",
  anthropic: "X-Provider-Key-Anthropic",
  local: "X-Provider-Key-local",
};

/** What providers say, which is not to be told. */
const said = { type: "error", error: { type: "some_error", message: "the provider's words", code: null } };

/** The error of a run by each endpoint, and how each answers; also what the stream tells before it. */
async function failuresOf(prefix: string, answer: Answer, idleTimeoutMs = 60_000) {
  const outcomes = await Promise.all(
    endpoints.map(async (path) => {
      const provider = await startProvider(answer);
      const byokProviders = byokAt(provider.url, { maxRetries: 0, idleTimeoutMs });
      const server = await testServer({ byokProviders });
      const headers = { ...callerKeys, "X-Request-ID": "req_1" };
      const response = await server.request("POST", path, ask(`${prefix}/m`, "Hi"), headers);
      const text = await response.text();
      expect([text, server.log.join()].join()).not.toContain("hunter");
      return { response, text };
    }),
  );
  const [blocking, stream] = outcomes as [(typeof outcomes)[0], (typeof outcomes)[0]];
  const events = eventsIn(stream.text);
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

describe.each(formats)("a provider of $prefix", ({ prefix, start, text, finish, failure }) => {
  const refused = (status: number) => ({
    type: "provider_error",
    message: `The model's provider refused the request with status ${status}.`,
    code: "llm_client_error",
    provider_error: { status },
  });
  const failed = (type: string, status: number) => ({
    type,
    message: "The model's provider failed. Try again later.",
    code: "llm_server_error",
    provider_error: { status },
  });
  const keyRefused = (status: number) => ({
    type: "authentication_error",
    message:
      status === 401
        ? "The model's provider refuses the key. Send one that it takes."
        : "The model's provider does not allow the request with this key. Send another key, or choose another model.",
    param: keyHeaders[prefix],
    code: "provider_key_refused",
    provider_error: { status },
  });
  const slow = {
    type: "rate_limit_error",
    message: "The model's provider asks to slow down. Try again later.",
    code: "rate_limit_exceeded",
    provider_error: { status: 429 },
  };

  it.each([
    [400, 502, refused(400)],
    [401, 401, keyRefused(401)],
    [403, 401, keyRefused(403)],
    [404, 502, refused(404)],
    [429, 429, slow],
    [500, 502, failed("provider_error", 500)],
    [503, 529, failed("overloaded_error", 503)],
    [529, 529, failed("overloaded_error", 529)],
  ])("that answers %i [G-130][G-151][G-171]", async (status, answered, error) => {
    expect(await failuresOf(prefix, plain(status, said))).toEqual({
      status: answered,
      retryAfter: null,
      error,
      before: ["run_start", "step_start"],
    });
  });

  it.each([429, 503])("that answers %i, and says when to come again [G-171]", async (status) => {
    const { retryAfter, error } = await failuresOf(prefix, plain(status, said, { "retry-after": "120" }));
    expect([retryAfter, error.retry_after]).toEqual(["120", 120]);
  });

  it("that is not there [G-130][G-151]", async () => {
    const gone = (await failuresOf(prefix, (response) => response.destroy())) as object;
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

  const broken = {
    type: "provider_error",
    message: "The model's stream broke off or made no sense. Try again.",
    code: "llm_error",
  };
  const noon = [...start(), ...text(0, ["Noon"])];
  const told = ["run_start", "step_start", "stream_event", "stream_event", "stream_event"];

  it.each([
    ["breaks off", cut(noon)],
    ["ends without its finish", whole(noon)],
    ["goes on in no JSON", whole([...noon, "data: {oops\n\n", ...finish(false)])],
  ])("whose stream %s [G-130][G-151]", async (_how, answer) => {
    const { before, ...outcome } = await failuresOf(prefix, answer);
    expect(outcome).toEqual({ status: 502, retryAfter: null, error: broken });
    expect(before.slice(0, 5)).toEqual(told);
    expect(new Set(before.slice(5))).toEqual(new Set(before.length > 5 ? ["stream_event"] : []));
  });

  it("that tells of a rate limit in its stream [G-151]", async () => {
    const { status, error } = await failuresOf(
      prefix,
      whole([...noon, ...failure("rate_limit_error", "the provider's words")]),
    );
    expect([status, error]).toEqual([429, slow]);
  });

  it("that falls silent [G-181]", async () => {
    const { before, ...outcome } = await failuresOf(prefix, begun(noon), 400);
    expect(outcome).toEqual({
      status: 500,
      retryAfter: null,
      error: {
        type: "api_error",
        message: "upstream stream idle timeout",
        code: "upstream_idle_timeout",
      },
    });
    expect(before.slice(0, 4)).toEqual(told.slice(0, 4));
  });

  it("that never says anything [G-181]", async () => {
    const { status, error, before } = await failuresOf(prefix, () => {}, 50);
    expect([status, error.code, before]).toEqual([500, "upstream_idle_timeout", ["run_start", "step_start"]]);
  });
});
