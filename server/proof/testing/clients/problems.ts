/** What every refusal must be, whatever it is for. */
import { expect } from "vitest";
import type { routes } from "../../../../generated/tambo/handlers.ts";
import { checkResponse } from "../../../../generated/tambo/validators.sealed.js";

/** The operations of the contract. */
export type OperationId = (typeof routes)[number]["operationId"];

const instance = /^urn:tambo:error-instance:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A refusal without what every one of its kind has. */
export interface Refused {
  status: number;
  code: string;
  detail: string;
  /** `pointer: detail` of every mistake. */
  errors?: string[];
  runId?: string;
}

/**
 * Checks that a response is a problem that the operation declares, with nothing in it that the document does not name.
 *
 * @returns What the test itself has to compare.
 */
export async function refusal(operationId: OperationId, response: Response): Promise<Refused> {
  const { status } = response;
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json(; charset=utf-8)?$/);
  const problem = (await response.json()) as Record<string, unknown>;
  expect(checkResponse(operationId, status, problem)).toEqual([]);
  const { code, detail, errors, runId } = problem as unknown as Omit<Refused, "errors"> & {
    errors?: { pointer: string; detail: string }[];
  };
  expect(problem).toMatchObject({
    type: `urn:tambo:error:${code.toLowerCase()}`,
    status,
    instance: expect.stringMatching(instance) as unknown,
  });
  return {
    status,
    code,
    detail,
    ...(errors && { errors: errors.map((error) => `${error.pointer}: ${error.detail}`) }),
    ...(runId !== undefined && { runId }),
  };
}

/** Mistakes as {@link refusal} gives them, or what one has to match; one alone need not be in a list. */
export type Errors = string | RegExp | (string | RegExp)[];

/** Returns what to compare the mistakes of a refusal with. */
export function matching(errors: Errors): unknown[] {
  return [errors].flat().map((error) => (typeof error === "string" ? error : expect.stringMatching(error)));
}
