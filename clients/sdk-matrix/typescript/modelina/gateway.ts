import type { V1RunsStream as StreamEvent } from "./client/V1RunsStream.ts";

export function read(event: StreamEvent): string {
  if (event.type === "run_start") {
    // @ts-expect-error a run that has just started has no result yet
    event.result;
    return event.model;
  }
  if (event.type === "run_complete") return event.result.stop_reason;
  // @ts-expect-error no event has this type
  return event.type === "text" ? "" : event.type;
}
