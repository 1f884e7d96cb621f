import type { V1ThreadsThreadIdRuns as StreamEvent } from "./client/V1ThreadsThreadIdRuns.ts";

export function read(event: StreamEvent): string {
  if (event.type === "TEXT_MESSAGE_CONTENT") {
    // @ts-expect-error a text delta has no snapshot
    event.snapshot;
    return event.delta;
  }
  if (event.type === "CUSTOM" && event.name === "tambo.component.start") {
    // @ts-expect-error a component that has just started has no props yet
    event.value.props;
    return event.value.componentName;
  }
  // @ts-expect-error no event has this type
  return event.type === "TEXT" ? "" : event.type;
}
