/**
 * A server with tools that no process survives: `s/kill` kills the process, and `s/hang` blocks its event
 * loop indefinitely.
 */
import { readSettings } from "../../config/settings.ts";
import { startServer } from "../../server.ts";
import { createNativeTools } from "../../tools/native.ts";

const dangerous = (name: string, description: string, run: () => void) => ({
  // A repeatable call is made again after a restart.
  tool: { name, description, inputSchema: { type: "object" }, repeatable: true },
  async run() {
    run();
    return { content: [], isError: false };
  },
});

const tools = createNativeTools([
  dangerous("s/kill", "Ends the process.", () => process.kill(process.pid, "SIGKILL")),
  dangerous("s/hang", "Blocks the event loop.", () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }),
]);

const log = (line: string) => process.stderr.write(`${line}\n`);
const { url } = await startServer(readSettings(process.env, process.cwd(), log), log, { tools });
process.stdout.write(`listening on ${url}\n`);
