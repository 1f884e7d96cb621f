/** A child's stderr as lines of our log. */
import type { Readable } from "node:stream";
import type { LineLimit } from "./line-limit.ts";

/** Characters after which a line is broken, so that output without line ends cannot fill the memory. */
const maxLine = 4_096;

/** Pause between two chunks, of up to 64 KiB, of a child that says more than is logged, in milliseconds. */
const floodPauseMs = 10;

/**
 * Writes every line of a UTF-8 stream, and its unfinished last line, to a limit. Empty lines are left out. While the
 * limit is full, lines are counted and not looked at. The child waits only while it writes several MB a second: its stderr
 * would block it, but reading all of that would keep this process from its work.
 */
export function forEachLine(stream: Readable, limit: LineLimit): void {
  let rest = "";
  // Begins in the middle of a line: a part of a secret would not be recognised.
  let isCut = false;
  const put = (line: string) => {
    if (isCut) isCut = false;
    else if (line.trim() !== "") limit.write(line);
  };
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    if (limit.isFull) {
      limit.drop(countLineEnds(chunk), Buffer.byteLength(chunk));
      isCut = !chunk.endsWith("\n");
      rest = "";
      stream.pause();
      setTimeout(() => stream.resume(), floodPauseMs).unref();
      return;
    }
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) put(line);
    while (rest.length > maxLine) {
      put(rest.slice(0, maxLine));
      rest = rest.slice(maxLine);
    }
  });
  stream.on("end", () => put(rest));
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
