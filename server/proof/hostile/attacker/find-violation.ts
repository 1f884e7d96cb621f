/**
 * Checks that a contract declares a response, based on its status, media type and body and on the end of a
 * stream.
 */
import { type ContractName, contractNames } from "../../../../generated/contracts.ts";
import { contractClients } from "../../testing/contract-clients.ts";
import type { Response } from "../http/exchange.ts";

/** An operation from a contract's generated route table. */
interface Operation {
  contract: ContractName;
  operationId: string;
  method: string;
  pattern: RegExp;
  statuses: readonly number[];
  contentTypes: Readonly<Record<number, string | null>>;
}

interface Route extends Omit<Operation, "contract" | "pattern"> {
  path: string;
}

interface Violation {
  pointer: string;
  message: string;
}

type CheckResponse = (operationId: string, status: number, body: unknown) => Violation[];

/** Maximum size of a body that is validated. Validating larger bodies takes longer than sending them. */
const maxCheckedBytes = 1_000_000;

const operations: Operation[] = [];
const checks = new Map<ContractName, CheckResponse>();
for (const contract of contractNames) {
  const { routes } = (await import(`../../../../generated/${contract}/handlers.ts`)) as { routes: Route[] };
  for (const { path, ...route } of routes)
    operations.push({ contract, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), ...route });
  const validators = (await import(`../../../../generated/${contract}/validators.js`)) as {
    checkResponse: CheckResponse;
  };
  checks.set(contract, validators.checkResponse);
}

/**
 * Finds anything in a response that the contract does not declare. Status 500 is declared, but it is not a
 * valid response to an attack.
 *
 * @param method The request method.
 * @param path The request path, including the query.
 * @returns A description, or `undefined` if the response is as declared.
 */
export function findViolation(method: string, path: string, response: Response): string | undefined {
  const { status, ending, body, headers } = response;
  if (ending === "late") return `no end after ${response.ms.toFixed(0)} ms`;
  if (status === undefined) return "the connection was closed without a response";
  if (status === 500) return `500 ${start(body)}`;
  const [pathname = ""] = path.split("?");
  const operation = operations.find(
    (each) => each.method === method.toLowerCase() && each.pattern.test(pathname),
  );
  if (operation === undefined)
    return status >= 400 && status < 500 ? undefined : `undeclared status ${status}`;
  const { operationId, statuses, contentTypes, contract } = operation;
  if (!statuses.includes(status)) return `${operationId}: undeclared status ${status} ${start(body)}`;
  if (ending === "left") return undefined;
  if (ending === "cut") return `${operationId}: the response was cut after ${response.size} bytes`;
  const type = headers["content-type"] ?? null;
  if (type?.startsWith("text/event-stream")) return findInvalidEnd(contract, body.toString());
  const want = contentTypes[status];
  if ((type === null) !== (want === null) || !type?.startsWith(want ?? ""))
    return want === null && type === null
      ? undefined
      : `${operationId}: ${status} with the media type ${type}`;
  if (response.size > maxCheckedBytes) return undefined;
  const [violation] = checks.get(contract)?.(operationId, status, JSON.parse(body.toString())) ?? [];
  return violation && `${operationId}: ${status}: ${violation.pointer} ${violation.message}`;
}

const start = (body: Buffer) => body.subarray(0, 200).toString();

/** Matches the last frame of a stream that ended with a server error. */
const serverError = /"code":"(INTERNAL_ERROR|internal_error)"/;

/**
 * Checks the end of a complete stream.
 *
 * @returns A description of an invalid end.
 */
export function findInvalidEnd(contract: ContractName, stream: string): string | undefined {
  const frames = stream.split("\n\n").filter((frame) => frame !== "" && !frame.startsWith(":"));
  const last = frames.at(-1) ?? "";
  if (!stream.endsWith("\n\n") || contractClients[contract].lastFrame?.test(last) === false)
    return `the stream ends with ${JSON.stringify(last.slice(-200))}`;
  if (serverError.test(last)) return `the stream ends with a server error: ${last.slice(-200)}`;
  return undefined;
}
