/** The server's program with an OpenTelemetry SDK that writes each span to stderr, as `span` and JSON. */
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { BasicTracerProvider, SimpleSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";

const exporter: SpanExporter = {
  export(spans, done) {
    for (const { name, attributes, events, links, status } of spans)
      process.stderr.write(`span ${JSON.stringify({ name, attributes, events, links, status })}\n`);
    done({ code: 0 });
  },
  shutdown: async () => {},
};
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
);
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
await import("../../main.ts");
