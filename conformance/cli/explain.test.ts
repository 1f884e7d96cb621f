import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { judged } from "./testing/sample.ts";

const mid = `What the model does in the script "main":
  turn 1: says "a" + (waits at the hold "half") + "b"; then calls the tool conf_echo with {"text":"x"}
  turn 2: breaks the connection

What it does:
  1. Starts the run "main" in the thread "main" with the script "main", query {"wire":"ag-ui"}.
  2. Waits until the model stands at the hold "half".
  3. Closes the connection of "main".
  4. At once:
     1. Reconnects to the run "main" as "back", after 2.
     2. Lets the hold "half" go.
  5. Reads "back" until there are 4 events.`;

const seeIt = (selection: string) => `
To see it:
  tambo-conform start ${selection} --trace -- <your command>
  tambo-conform run --url <its address> ${selection} --trace`;

describe("explain", () => {
  it.each([
    [
      `reconnect-mid-text/replays-all (MUST): All events come again.
It selects back.ids (JMESPath over what was seen) and expects ["3","4"].

T-001 (MUST): A run is answered by a stream.
  Source: §6.1
T-002 (SHOULD): Text comes as it is made.
  Source: §3

It belongs to the case reconnect-mid-text: Coming back in the middle of a text

${mid}
${seeIt("--case reconnect-mid-text")}`,
      "reconnect-mid-text/replays-all",
    ],
    [
      `reconnect-mid-text: Coming back in the middle of a text
Only for implementations that claim: grace.
Modes: upstream, script.

${mid}

Checks:
  replays-all (MUST; T-001, T-002): All events come again.
  in-order (SHOULD; T-002): They come in order.
  and, as in every case: every-one-end
${seeIt("--case reconnect-mid-text")}`,
      "reconnect-mid-text",
    ],
    [
      `T-002 (SHOULD): Text comes as it is made.
  Source: §3

Checks:
  reconnect-mid-text/replays-all: All events come again.
  reconnect-mid-text/in-order: They come in order.
${seeIt("--requirement T-002")}`,
      "t-002",
    ],
    [
      `T-004 (MAY): Logs are kept.
  Source: §9

Not judged: Logs are not seen over HTTP.`,
      "T-004",
    ],
    [
      `every-one-end (MUST): One terminal event.
It is judged in every case, over everything that the case has seen.

T-003 (MUST): Exactly one terminal event.
  Source: §4
${seeIt("--case text-one")}`,
      "text-one/every-one-end",
    ],
  ])("%s", (expected, id) => {
    expect(explain(id, judged).join("\n")).toBe(expected);
  });
});
