/** The ways in which our server is judged: each has a configuration `<name>.yaml` beside this file. */
import { UsageError } from "../cli/exit.ts";

/** All of them, in the order in which they are judged. */
export const profiles: readonly string[] = ["responses", "chat", "anthropic", "script"];

/**
 * Those that a command line names, all if it names none; in the order in which they are judged, each once.
 *
 * @throws {UsageError} for a word that names none of them.
 */
export function chosenProfiles(words: readonly string[]): string[] {
  const unknown = words.find((word) => !profiles.includes(word));
  if (unknown !== undefined) {
    throw new UsageError(`There is no profile "${unknown}"; choose among ${profiles.join(", ")}.`);
  }
  return profiles.filter((name) => words.length === 0 || words.includes(name));
}
