import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { judged } from "./testing/sample.ts";

const mid = `The model's turns in the script "main":
  turn 1: writes "a" + (waits at the hold "half") + "b"; then calls the tool conf_echo with {"text":"x"}
  turn 2: breaks the connection

Steps:
  1. Starts the run "main" in the thread "main" with the script "main", query {"wire":"ag-ui"}.
  2. Waits until the model reaches the hold "half".
  3. Closes the connection of "main".
  4. Concurrently:
     1. Reconnects to the run "main" as "back", after 2.
     2. Releases the hold "half".
  5. Reads "back" until there are 4 events.`;

const seeIt = (selection: string) => `
To reproduce it:
  tambo-conform start ${selection} --trace -- <your command>
  tambo-conform run --url <its URL> ${selection} --trace`;

describe("explain", () => {
  it.each([
    [
      `reconnect-mid-text/replays-all (MUST, level full): All events are replayed.
It selects back.ids (JMESPath over the observations) and expects ["3","4"].

T-001 (MUST): A run returns a stream.
  Source: §6.1
T-002 (SHOULD): Text is streamed as it is generated.
  Source: §3

Part of the case reconnect-mid-text: Reconnecting while text is being streamed

${mid}
${seeIt("--case reconnect-mid-text")}`,
      "reconnect-mid-text/replays-all",
    ],
    [
      `reconnect-mid-text: Reconnecting while text is being streamed
Only for implementations that claim these features: grace.
Modes: upstream, script.

${mid}

Checks:
  replays-all (MUST, level full; T-001, T-002): All events are replayed.
  in-order (SHOULD, level full; T-002): The events are in order.
  and the invariants of every case: every-one-end
${seeIt("--case reconnect-mid-text")}`,
      "reconnect-mid-text",
    ],
    [
      `T-002 (SHOULD): Text is streamed as it is generated.
  Source: §3

Checks:
  reconnect-mid-text/replays-all: All events are replayed.
  reconnect-mid-text/in-order: The events are in order.
${seeIt("--requirement T-002")}`,
      "t-002",
    ],
    [
      `T-004 (MAY): Logs are kept.
  Source: §9

Not tested: Logs are not visible over HTTP.`,
      "T-004",
    ],
    [
      `every-one-end (MUST, level full): One terminal event.
Tested in every case, on every response and stream.

T-003 (MUST): Exactly one terminal event.
  Source: §4
${seeIt("--case text-one")}`,
      "text-one/every-one-end",
    ],
  ])("%s", (expected, id) => {
    expect(explain(id, judged).join("\n")).toBe(expected);
  });
});
