/** What an operation gives, or why it gave nothing. */
import { asObject, isContainer } from "./json/values.ts";
import { unlessAborted } from "./helpers.ts";
import { TamboError } from "./tambo-error.ts";

/** What an operation of `openapi-fetch` resolves with. */
type Result<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of an answer.
 *
 * @param members Objects and lists that it must have; `null` when no data is promised at all.
 * @throws {TamboError} When the operation was refused or not answered; what the signal says when it was given up.
 */
export async function answer<Data>(
  result: Promise<Result<Data>>,
  options: { signal?: AbortSignal } | undefined,
  members: readonly (keyof Data & string)[] | null = [],
): Promise<Data> {
  const { signal = new AbortController().signal } = options ?? {};
  const { data, error, response } = await unlessAborted(result, signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw unanswered(cause);
  });
  if (!response.ok) throw TamboError.fromResponse(response, error);
  const found = asObject(data);
  if (members !== null && !(found && members.every((member) => isContainer(found[member])))) {
    throw TamboError.invalidResponse("not what was asked for", { status: response.status });
  }
  return data as Data;
}

/** The error for a request that brought no answer, or one that is not JSON. */
function unanswered(cause: unknown): TamboError {
  if (cause instanceof TamboError) return cause;
  if (cause instanceof SyntaxError) {
    return TamboError.invalidResponse("not JSON", { cause });
  }
  return new TamboError("The server was not reached, or the connection broke within its answer.", {
    code: "CONNECTION_LOST",
    cause,
  });
}
