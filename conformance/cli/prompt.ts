/** Questions at the terminal. */
import { createInterface } from "node:readline";
import { InterruptedError, UsageError } from "./exit.ts";

/** Asks questions, one at a time. */
export interface Prompt {
  /**
   * Returns the answer without surrounding spaces.
   * @throws InterruptedError if the user presses Ctrl-C.
   * @throws UsageError if the input ends.
   */
  ask(question: string): Promise<string>;
  close(): void;
}

/** Creates a prompt for a terminal. */
export function openPrompt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Prompt {
  const terminal = createInterface({ input, output, terminal: true });
  // Several lines can arrive at once, if the user pastes them.
  const lines: string[] = [];
  let ended: Error | undefined;
  let notify = () => {};
  terminal.on("line", (line) => {
    lines.push(line.trim());
    notify();
  });
  terminal.once("SIGINT", () => {
    ended = new InterruptedError("Interrupted; nothing was written.");
    terminal.close();
  });
  terminal.once("close", () => {
    ended ??= new UsageError("The input ended before the last answer; nothing was written.");
    output.write("\n");
    notify();
  });
  return {
    async ask(question) {
      if (ended === undefined) {
        terminal.setPrompt(question);
        terminal.prompt();
      }
      for (;;) {
        const line = lines.shift();
        if (line !== undefined) return line;
        if (ended !== undefined) throw ended;
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
    close() {
      terminal.removeAllListeners("close");
      terminal.close();
    },
  };
}
