/** Programs that must not compile: those which read a member that an event does not have. */
import { StepFailed } from "./row.ts";

/**
 * Waits for a compiler to find a mistake.
 *
 * @param compiled What `runCommand` gives for the compiler.
 * @param mistake Text of what it must write.
 * @throws StepFailed when it finds none, or fails for another reason.
 */
export async function expectMistake(compiled: Promise<unknown>, mistake: string): Promise<void> {
  try {
    await compiled;
  } catch (error) {
    if (error instanceof StepFailed && error.output.includes(mistake)) return;
    throw error;
  }
  throw new StepFailed("a program compiles that reads a member which the event does not have");
}
