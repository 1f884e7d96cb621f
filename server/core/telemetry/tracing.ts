/** Spans by OpenTelemetry's API. Without an SDK in the process nothing is recorded. */

import type { IncomingHttpHeaders } from "node:http";
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";

/** Looked up for each span, because an SDK may be loaded after this module. */
function getTracer(): Tracer {
  return trace.getTracer("agent-stream-contracts");
}

/** Runs work in a span. If it throws, the span is marked as failed, with the error's class only. */
export async function runInSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  return await getTracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error instanceof Error ? error.name : "_OTHER");
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed. @param type A value of low cardinality: a code, or an error's class. */
export function failSpan(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", type);
}

/**
 * Starts the span of a request and calls `next` in it. The span belongs to the caller's trace (W3C Trace
 * Context), unless an HTTP instrumentation has already set one. The caller ends the span.
 */
export function startServerSpan(method: string, headers: IncomingHttpHeaders, next: () => void): Span {
  const present = context.active();
  const parent = trace.getSpan(present) === undefined ? propagation.extract(present, headers) : present;
  const options = { kind: SpanKind.SERVER, attributes: { "http.request.method": method } };
  const span = getTracer().startSpan(method, options, parent);
  context.with(trace.setSpan(parent, span), next);
  return span;
}
