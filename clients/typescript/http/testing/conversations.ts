/** Helpers for the client tests: scripts for the model, and the outcomes of promises and loops. */
import type { ContractError } from "../contract-error.ts";

/** Builds a message that is a script for the model. */
export const createScript = (...turns: unknown[]): string => JSON.stringify({ turns });

/** Iterates to the end. @returns The events, and the error that the loop threw, if any. */
export async function collectEvents<Event>(
  events: AsyncIterable<Event>,
): Promise<{ events: Event[]; error?: ContractError }> {
  const list: Event[] = [];
  try {
    for await (const event of events) list.push(event);
  } catch (error) {
    return { events: list, error: error as ContractError };
  }
  return { events: list };
}

/** Returns the error with which a promise rejects. */
export async function catchError(promise: Promise<unknown>): Promise<ContractError> {
  return await promise.then(
    () => {
      throw new Error("expected a rejection");
    },
    (error: ContractError) => error,
  );
}

/** Returns the fields in an error that programs use. */
export function describeError({ name, code, status, requestId, message }: ContractError): object {
  return { name, code, status, requestId, message };
}
