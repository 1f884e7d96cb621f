import { compareAnnotations, compareOtherFields } from "../annotations.ts";
import type { Finding } from "../comparison.ts";
import { compareContents, compareHeaders } from "./contents.ts";
import type { Response } from "./document.ts";
import { compareStreams } from "./events.ts";
import { createReporter, type OperationPair } from "./operation-pair.ts";

/** The media type of server-sent events. */
const eventStream = "text/event-stream";

/** Compares the responses of an operation, matched by status. */
export function compareResponses(pair: OperationPair): void {
  const [before, now] = [pair.old.operation.responses ?? {}, pair.present.operation.responses ?? {}];
  for (const status of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, present] = [before[status], now[status]];
    const { report } = createReporter(pair, "response", `${pair.present.label} ${status}`);
    if (old === undefined) report({ kind: classifyStatus(status, "added") });
    else if (present === undefined) report({ kind: classifyStatus(status, "removed") });
    else compareResponse(pair, status, old, present);
  }
}

function classifyStatus(status: string, what: "added" | "removed"): Finding["kind"] {
  return /^[45d]/.test(status) ? `error-status-${what}` : `status-${what}`;
}

function compareResponse(pair: OperationPair, status: string, old: Response, present: Response): void {
  const { site, schemas, report } = createReporter(pair, "response", `${pair.present.label} ${status}`);
  for (const each of compareAnnotations(old, present)) report(each);
  compareHeaders(schemas, site, old.headers ?? {}, present.headers ?? {});
  const { [eventStream]: oldStream, ...oldContent } = old.content ?? {};
  const { [eventStream]: presentStream, ...presentContent } = present.content ?? {};
  compareContents(schemas, site, oldContent, presentContent);
  compareStreams(pair, oldStream, presentStream);
  for (const each of compareOtherFields(old, present, ["headers", "content"])) report(each);
}
