/** Spans by OpenTelemetry's API: without an SDK in the process nothing is recorded. */

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

/** Asked for each time: an SDK may come after this module. */
function tracer(): Tracer {
  return trace.getTracer("agent-stream-contracts");
}

/** Does work inside of a span, which ends with it. What it throws makes the span failed, by the error's class alone. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  return await tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
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

/** Marks a span as failed. @param type Low in cardinality: a code, or an error's class. */
export function failSpan(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", type);
}

/**
 * Begins the span of a request, as part of the caller's trace (W3C Trace Context) unless an instrumentation of HTTP has
 * done so already, and goes on inside of it. The caller ends it.
 */
export function inServerSpan(method: string, headers: IncomingHttpHeaders, next: () => void): Span {
  const present = context.active();
  const parent = trace.getSpan(present) === undefined ? propagation.extract(present, headers) : present;
  const options = { kind: SpanKind.SERVER, attributes: { "http.request.method": method } };
  const span = tracer().startSpan(method, options, parent);
  context.with(trace.setSpan(parent, span), next);
  return span;
}
