/** Where settings come from. */
import type { ConfigFile } from "./config-file.ts";
import type { Mistakes } from "./mistakes.ts";

/** The environment, which wins, and the file; and where to tell mistakes. */
export interface Sources {
  env: Record<string, string | undefined>;
  file: ConfigFile;
  mistakes: Mistakes;
  /** Takes a line about what has no effect. */
  warn: (line: string) => void;
}

/** How mistakes name a place in the file. @param pointer JSON Pointer. */
export function placeInFile({ file }: Sources, pointer: string): string {
  return `${file.name}: ${pointer}`;
}
