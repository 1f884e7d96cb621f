/** The form of the contract's streams. */
import { textOf } from "../../stream/json.ts";
import type { StreamForm } from "../../stream/stream-reader.ts";

export const streamForm: StreamForm = {
  frames: "data",
  drawn(event) {
    const name = textOf(event, "type");
    if (name === undefined) return undefined;
    return name === "text" ? { name, piece: name } : { name };
  },
  take(seen, event) {
    seen.text += textOf(event, "text") ?? "";
    seen.threadId ??= textOf(event, "threadId") ?? null;
  },
};
