/** The error codes of a contract. */
import type { ErrorCode, ErrorStatus } from "../errors/error-codes.ts";
import { code, escapeText, type FindAddress, fence, page, sentence, table } from "../markdown.ts";

/** Actions that follow from a status, whatever the code. */
const actions: Readonly<Record<string, string>> = {
  400: "Correct the request. Do not repeat it unchanged.",
  401: "Send a valid API key.",
  403: "Use a key that is allowed to do this.",
  404: "Check the id or the path.",
  405: "Use a method that the response header `Allow` lists.",
  408: "Send the request again.",
  409: "Read the current state, then decide.",
  410: "Read the stored messages instead of the events.",
  413: "Send less, or send files by URL.",
  415: "Send `Content-Type: application/json`.",
  422: "Use a new idempotency key for a new request.",
  429: "Wait as long as `Retry-After` says, then retry.",
  500: "Retry once. Report the error if it occurs again.",
  501: "Leave out what the server does not support.",
  502: "The model's provider failed. Retry later.",
  503: "Wait as long as `Retry-After` says, then retry.",
  529: "Wait as long as `Retry-After` says, then retry.",
};

/** Returns the page. @param title Title of the contract. */
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
    "A request that fails before its stream starts gets an HTTP status and a body. An error after that is an event of the stream. [Handle errors](/guides/errors.md) explains what a client does about both.",
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
    statuses.length > 3 ? "any error status" : statuses.length > 0 ? `status ${statuses.join(", ")}` : [],
    isInStream ? "a stream or a result" : [],
  ].flat();
  const [only] = statuses;
  const when = description ?? all.find(({ status }) => status === only)?.descriptions[0];
  const title = (example as { title?: unknown } | undefined)?.title;
  return page([
    `### ${name} {#${name}}`,
    `In ${places.join(", ")}.${typeof title === "string" ? ` Title: “${escapeText(title)}”.` : ""}`,
    when && sentence(when, findAddress),
    statuses.length === 1 && only !== undefined ? actions[only] : undefined,
    example === undefined ? undefined : fence("json", JSON.stringify(example, null, 2)),
  ]).trimEnd();
}
