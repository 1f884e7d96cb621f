import type { StreamEvent } from "./event.ts";

export function read(event: StreamEvent): string {
  if (event.type === "run_start") {
    // @ts-expect-error what begins has no result yet
    event.result;
    return event.model;
  }
  if (event.type === "run_complete") return event.result.stop_reason;
  // @ts-expect-error there is no such event
  return event.type === "text" ? "" : event.type;
}
