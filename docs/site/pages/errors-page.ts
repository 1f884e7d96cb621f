/** Generates the page that lists a contract's error codes. */
import type { ErrorCode, ErrorStatus } from "../errors/error-codes.ts";
import { code, escapeText, type FindAddress, fence, page, sentence, table } from "../markdown.ts";

/** Recommended actions that follow from a status, independent of the code. */
const actions: Readonly<Record<string, string>> = {
  400: "Correct the request. Do not repeat it unchanged.",
  401: "Send a valid API key.",
  403: "Use a key that is allowed to do this.",
  404: "Check the id or the path.",
  405: "Use a method that the `Allow` header lists.",
  408: "Send the request again.",
  409: "Read the current state, then decide what to do.",
  410: "Read the stored messages instead of the events.",
  413: "Send a smaller request, or send files by URL.",
  415: "Send `Content-Type: application/json`.",
  422: "Use a new idempotency key for each new request.",
  429: "Wait as many seconds as `Retry-After` says, then retry.",
  500: "Retry once. Report the error if it occurs again.",
  501: "Remove the feature that the server does not support from the request.",
  502: "Retry later, because the model's provider failed.",
  503: "Wait as many seconds as `Retry-After` says, then retry.",
  529: "Wait as many seconds as `Retry-After` says, then retry.",
};

/**
 * Returns the error codes page.
 *
 * @param title Title of the contract.
 */
export function errorsPage(
  title: string,
  statuses: readonly ErrorStatus[],
  codes: readonly ErrorCode[],
  findAddress: FindAddress,
): string {
  const ofStatus = (status: string) =>
    codes.filter(({ statuses }) => statuses.includes(status) && statuses.length <= 3);
  const shownOf = ({ status, types }: ErrorStatus) => {
    const own = ofStatus(status);
    return own.length > 0 ? own.map(linkTo) : types.map((type) => `type ${code(type)}`);
  };
  const linkTo = ({ code: name }: ErrorCode) => `[${code(name)}](#${name})`;
  return page([
    `# Error codes of ${title}`,
    "If a request fails before its stream starts, the response has an HTTP error status and a body. A later error is sent as an event in the stream. [Handle errors](/guides/errors.md) explains how a client handles both.",
    "## HTTP statuses {#statuses}",
    table(
      ["Status", "When", "Codes", "What to do"],
      statuses.map((each) => [
        each.status,
        each.descriptions.map((text) => sentence(text, findAddress)).join("<br>"),
        shownOf(each).join(", "),
        actions[each.status] ?? "",
      ]),
    ),
    "## Codes {#codes}",
    ...codes.map((each) => codeSection(each, statuses, findAddress)),
  ]);
}

function codeSection(
  { code: name, statuses, isInStream, description, example }: ErrorCode,
  all: readonly ErrorStatus[],
  findAddress: FindAddress,
): string {
  const places = [
    statuses.length > 3
      ? "responses with any error status"
      : statuses.length > 0
        ? `responses with status ${statuses.join(" or ")}`
        : [],
    isInStream ? "streams or results" : [],
  ].flat();
  const [only] = statuses;
  const when = description ?? all.find(({ status }) => status === only)?.descriptions[0];
  const title = (example as { title?: unknown } | undefined)?.title;
  return page([
    `### ${name} {#${name}}`,
    `Occurs in ${places.join(" and in ")}.${typeof title === "string" ? ` Title: “${escapeText(title)}”.` : ""}`,
    when && sentence(when, findAddress),
    statuses.length === 1 && only !== undefined ? actions[only] : undefined,
    example === undefined ? undefined : fence("json", JSON.stringify(example, null, 2)),
  ]).trimEnd();
}
