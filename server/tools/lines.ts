/** A child's stderr as lines of our log. */
import type { Readable } from "node:stream";
import type { LineLimit } from "./line-limit.ts";

/** Characters after which a line is broken, so that output without line ends cannot fill the memory. */
const maxLine = 4_096;

/**
 * Writes every line of a UTF-8 stream, and its unfinished last line, to a limit. Empty lines are left out. While the
 * limit is full, lines are counted and not looked at: the child is never made to wait, for its stderr would block it.
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
