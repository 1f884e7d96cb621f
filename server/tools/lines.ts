/** A child's stderr as lines of our log. */
import type { Readable } from "node:stream";

/** Characters after which a line is broken, so that output without line ends cannot fill the memory. */
const maxLine = 4_096;

/** Calls `write` for every line of a UTF-8 stream, and for its unfinished last line. Empty lines are left out. */
export function forEachLine(stream: Readable, write: (line: string) => void): void {
  let rest = "";
  const put = (line: string) => {
    if (line.trim() !== "") write(line);
  };
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
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
