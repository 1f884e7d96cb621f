import type { StreamEvent } from "./event.ts";

export function read(event: StreamEvent): string {
  if (event.type === "TEXT_MESSAGE_CONTENT") {
    // @ts-expect-error a text has no snapshot
    event.snapshot;
    return event.delta;
  }
  if (event.type === "CUSTOM" && event.name === "tambo.component.start") {
    // @ts-expect-error what begins has no props yet
    event.value.props;
    return event.value.componentName;
  }
  // @ts-expect-error there is no such event
  return event.type === "TEXT" ? "" : event.type;
}
