/** Tests the spans that a third-party OpenTelemetry SDK records. */
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { expect, it, onTestFinished } from "vitest";
import { createDelegationTools } from "../../agents/delegation-tools.ts";
import { createModels } from "../../models/registry.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createNativeTools } from "../../tools/native.ts";
import { defaultLimits } from "../settings.ts";
import { silentObserver } from "./observer.ts";

/** Installs an SDK for the duration of a test. */
function sdk(): { spans(): ReadableSpan[] } {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  onTestFinished(async () => {
    trace.disable();
    context.disable();
    propagation.disable();
    await provider.shutdown();
  });
  return { spans: () => exporter.getFinishedSpans() };
}

/** Returns a span's descendants in the order in which they started. */
function listDescendants(spans: readonly ReadableSpan[], root: string): string[] {
  const below = (parent: string, depth: number): string[] =>
    spans
      .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent)
      .toSorted((a, b) => a.startTime[0] - b.startTime[0] || a.startTime[1] - b.startTime[1])
      .flatMap((span) => [
        `${"  ".repeat(depth)}${span.name}`,
        ...below(span.spanContext().spanId, depth + 1),
      ]);
  return below(root, 0);
}

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parent = "b7ad6b7169203331";

it("a request is part of its caller's trace, with its run, turns, calls and agents below it", async () => {
  const { spans } = sdk();
  const models = createModels({ default: "script", allowScriptModelForTests: true });
  const helper = {
    name: "helper",
    description: "Helps.",
    instructions: "",
    tools: [],
    limits: defaultLimits,
  };
  const tools = createDelegationTools({
    agentsOf: () => [helper],
    models,
    tools: createNativeTools([]),
    observer: silentObserver,
    log: (line) => expect.unreachable(line),
  });
  const server = await startTestServer({ tools });
  const task = JSON.stringify({ turns: [[{ text: "Forty-two" }]] });
  const turns = [
    [{ tool: "delegate_to_helper", args: { task_description: task } }],
    [{ text: "It is Forty-two." }],
  ];
  const body = {
    message: { role: "user", content: JSON.stringify({ turns }) },
    createThread: true,
    maxTokens: 100,
    temperature: 0.5,
  };
  const traceparent = `00-${traceId}-${parent}-01`;
  const reply = await server.request("POST", "/v1/threads/thr_1/runs", body, { traceparent });
  await reply.text();
  await server.close();
  const all = spans();
  const root = all.find(({ kind }) => kind === SpanKind.SERVER);
  expect(root?.parentSpanContext).toMatchObject({ traceId, spanId: parent, isRemote: true });
  expect(new Set(all.map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]));
  expect(listDescendants(all, parent)).toEqual([
    "POST /v1/threads/{threadId}/runs",
    "  run",
    "    chat script",
    "    execute_tool delegate_to_helper",
    "      chat script",
    "    chat script",
  ]);
  const named = (name: string) => all.filter((span) => span.name === name);
  expect(root?.attributes).toEqual({
    "http.request.method": "POST",
    "http.response.status_code": 200,
    "http.route": "/v1/threads/{threadId}/runs",
  });
  expect(named("run")[0]?.attributes).toEqual({
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.conversation.id": "thr_1",
    "agent.run.id": reply.headers.get("x-run-id"),
    "agent.run.status": "finished",
    "agent.run.stop_reason": "end_turn",
  });
  const [chat] = named("chat script");
  expect([chat?.kind, chat?.attributes]).toEqual([
    SpanKind.CLIENT,
    {
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "embedded",
      "gen_ai.request.model": "script",
      "gen_ai.request.max_tokens": 100,
      "gen_ai.request.temperature": 0.5,
      "gen_ai.response.finish_reasons": expect.any(Array),
      "gen_ai.usage.input_tokens": expect.any(Number),
      "gen_ai.usage.output_tokens": expect.any(Number),
    },
  ]);
  expect(named("execute_tool delegate_to_helper")[0]?.attributes).toEqual({
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": "delegate_to_helper",
    "gen_ai.tool.call.id": expect.stringMatching(/^tc_/),
  });
  // Spans contain no text written by users, models, or tools.
  expect(JSON.stringify(all.map(({ name, attributes, events }) => [name, attributes, events]))).not.toContain(
    "Forty-two",
  );
});

it("a failure is recorded in the spans by its type only", async () => {
  const { spans } = sdk();
  const server = await startTestServer();
  await (await server.script("thr_1", [[{ error: { code: "LLM_ERROR", message: "Broken." } }]])).end();
  await server.close();
  const failed = spans().filter(({ status }) => status.code === 2);
  expect(failed.map(({ name, attributes, events }) => [name, attributes["error.type"], events])).toEqual([
    ["chat script", "ModelError", []],
  ]);
});

it("without an SDK nothing is recorded, and the run succeeds", async () => {
  expect(trace.getActiveSpan()).toBeUndefined();
  const server = await startTestServer();
  const events = await (await server.script("thr_1", [[{ text: "Hi." }]])).end();
  expect(events.at(-1)?.event.type).toBe("RUN_FINISHED");
});
