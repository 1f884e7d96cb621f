/** Observes requests by adding a context, a span, metrics and a log line to each. */
import { AsyncResource } from "node:async_hooks";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { addToContext, getContext, type LogContext, runInContext } from "../core/telemetry/log-context.ts";
import { failSpan, startServerSpan } from "../core/telemetry/tracing.ts";
import { resolveRequestId } from "../http/request-id.ts";
import type { StreamObserver } from "../http/stream-observer.ts";
import type { Metrics } from "./metrics.ts";
import { collectHeaderSecrets } from "./secrets.ts";

/** Creates a handler that observes requests. The handler must run before all others. */
export function observeRequests({ logger, metrics }: { logger: Logger; metrics: Metrics }): RequestHandler {
  return (request, response, next) => {
    const { method, headers, socket } = request;
    const startedAt = performance.now();
    // A connection carries one response at a time, so all bytes written from now on belong to this response.
    const bytesBefore = socket.bytesWritten;
    const observed = () => {
      const about = getContext();
      response.locals.streamObserver = createStreamObserver(about, metrics);
      const span = startServerSpan(method, headers, next);
      const ended = () => {
        const seconds = (performance.now() - startedAt) / 1000;
        const { contract = "none", operation = "none" } = about;
        const status = response.headersSent ? response.statusCode : "aborted";
        const route = response.locals.route as string | undefined;
        metrics.requests.observe({ contract, operation, status }, seconds);
        const isQuiet = about.contract === undefined || operation === "getHealth";
        const line = {
          method,
          route,
          status,
          ms: Math.round(seconds * 1000),
          bytes: socket.bytesWritten - bytesBefore,
          // This field is also set if a reader disconnects before the end of its stream.
          ...(!response.writableFinished && { clientDisconnected: true }),
        };
        logger[isQuiet ? "debug" : "info"](line, "request");
        if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute("http.route", route);
        if (typeof status === "number") span.setAttribute("http.response.status_code", status);
        if (typeof status === "number" && status >= 500) failSpan(span, String(status));
        span.end();
      };
      // Run in the request's context, so that the log line contains its IDs and hides its secrets.
      response.once("close", AsyncResource.bind(ended));
    };
    const requestId = resolveRequestId(request.get("X-Request-ID"));
    runInContext({ requestId }, observed, { step: "request", secrets: collectHeaderSecrets(headers) });
  };
}

/**
 * Creates a handler that sets the contract in the request's context. If multiple such handlers run, the last
 * of them belongs to the contract that handled the request.
 */
export function setContract(contract: string | undefined): RequestHandler {
  return (_request, _response, next) => {
    addToContext({ contract } as LogContext);
    next();
  };
}

function createStreamObserver(about: LogContext, metrics: Metrics): StreamObserver {
  const labels = () => ({ contract: about.contract ?? "none" });
  return {
    opened: () => metrics.openStreams.inc(labels()),
    sent: (events) => metrics.eventsSent.inc(labels(), events),
    stalled: () => metrics.stalledReaders.inc(labels()),
    closed: () => metrics.openStreams.dec(labels()),
  };
}
