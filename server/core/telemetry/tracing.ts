/** OpenTelemetry spans. Nothing is recorded unless an OpenTelemetry SDK is loaded in the process. */

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

/** Returns the tracer. It is looked up for each span, because an SDK may be loaded after this module. */
function getTracer(): Tracer {
  return trace.getTracer("agent-stream-contracts");
}

/**
 * Runs work in a span. If the work throws, the span is marked as failed and records only the error's class
 * name.
 */
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

/**
 * Marks a span as failed.
 *
 * @param type A low-cardinality value, such as an error code or the error's class name.
 */
export function failSpan(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", type);
}

/**
 * Starts a request's span and calls `next` in it. The span joins the caller's trace (W3C Trace Context),
 * unless HTTP instrumentation has already started one. The caller must end the span.
 */
export function startServerSpan(method: string, headers: IncomingHttpHeaders, next: () => void): Span {
  const present = context.active();
  const parent = trace.getSpan(present) === undefined ? propagation.extract(present, headers) : present;
  const options = { kind: SpanKind.SERVER, attributes: { "http.request.method": method } };
  const span = getTracer().startSpan(method, options, parent);
  context.with(trace.setSpan(parent, span), next);
  return span;
}
