/** Every request: its context, its span, its metrics, and its line in the log. */
import { AsyncResource } from "node:async_hooks";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { type Context, describe, inContext, presentContext } from "../core/telemetry/log-context.ts";
import { failSpan, inServerSpan } from "../core/telemetry/tracing.ts";
import { requestIdOf } from "../http/request-id.ts";
import type { StreamObserver } from "../http/stream-observer.ts";
import type { Metrics } from "./metrics.ts";
import { secretsIn } from "./secrets.ts";

/** Observes requests; it comes before everything else. */
export function observeRequests({ logger, metrics }: { logger: Logger; metrics: Metrics }): RequestHandler {
  return (request, response, next) => {
    const { method, headers, socket } = request;
    const startedAt = performance.now();
    // A connection carries one answer at a time, so what it has written since then is this one.
    const bytesBefore = socket.bytesWritten;
    const observed = () => {
      const about = presentContext();
      response.locals.streamObserver = streamObserver(about, metrics);
      const span = inServerSpan(method, headers, next);
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
          // Also readers of a stream leave before its end.
          ...(!response.writableFinished && { clientLeft: true }),
        };
        logger[isQuiet ? "debug" : "info"](line, "request");
        if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute("http.route", route);
        if (typeof status === "number") span.setAttribute("http.response.status_code", status);
        if (typeof status === "number" && status >= 500) failSpan(span, String(status));
        span.end();
      };
      // In the request's context: its line tells what it was about, and hides the secrets that it brought.
      response.once("close", AsyncResource.bind(ended));
    };
    const requestId = requestIdOf(request.get("X-Request-ID"));
    inContext({ requestId }, observed, { step: "request", secrets: secretsIn(headers) });
  };
}

/** Tells which contract what follows belongs to; the last one that is told has answered. */
export function inContract(contract: string | undefined): RequestHandler {
  return (_request, _response, next) => {
    describe({ contract } as Context);
    next();
  };
}

function streamObserver(about: Context, metrics: Metrics): StreamObserver {
  const labels = () => ({ contract: about.contract ?? "none" });
  return {
    opened: () => metrics.openStreams.inc(labels()),
    sent: (events) => metrics.eventsSent.inc(labels(), events),
    stalled: () => metrics.stalledReaders.inc(labels()),
    closed: () => metrics.openStreams.dec(labels()),
  };
}
