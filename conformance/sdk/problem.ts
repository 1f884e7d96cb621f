/** Problem details (RFC 9457) that the mock gives of its own accord. */
import { randomUUID } from "node:crypto";

/** A problem in the contract's form. */
export interface MockProblem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  errors?: { pointer: string; detail: string }[];
}

/** A problem in the contract's form. */
export function problemOf(
  status: number,
  code: string,
  title: string,
  detail: string,
  errors?: { pointer: string; detail: string }[],
): MockProblem {
  return {
    type: `urn:tambo:error:${code.toLowerCase()}`,
    title,
    status,
    detail,
    instance: `urn:tambo:error-instance:${randomUUID()}`,
    code,
    ...(errors !== undefined && { errors }),
  };
}
