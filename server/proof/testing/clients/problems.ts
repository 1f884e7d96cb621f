/** Checks that apply to every problem response in the Tambo contract. */
import { expect } from "vitest";
import type { routes } from "../../../../generated/tambo/handlers.ts";
import { checkResponse } from "../../../../generated/tambo/validators.sealed.js";

/** An operation ID from the contract. */
export type OperationId = (typeof routes)[number]["operationId"];

const instance = /^urn:tambo:error-instance:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An error response, without the fields that are determined by its code. */
export interface ProblemSummary {
  status: number;
  code: string;
  detail: string;
  /** `pointer: detail` for each validation error. */
  errors?: string[];
  runId?: string;
}

/**
 * Checks that a response is a problem declared by the operation and has no undocumented fields.
 *
 * @returns The fields that a test compares.
 */
export async function readProblem(operationId: OperationId, response: Response): Promise<ProblemSummary> {
  const { status } = response;
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json(; charset=utf-8)?$/);
  const problem = (await response.json()) as Record<string, unknown>;
  expect(checkResponse(operationId, status, problem)).toEqual([]);
  const { code, detail, errors, runId } = problem as unknown as Omit<ProblemSummary, "errors"> & {
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

/** Expected validation errors, as strings or patterns. A single error need not be in an array. */
export type ExpectedErrors = string | RegExp | (string | RegExp)[];

/** Returns the value to compare validation errors with. */
export function matchErrors(errors: ExpectedErrors): unknown[] {
  return [errors].flat().map((error) => (typeof error === "string" ? error : expect.stringMatching(error)));
}
