/** The pull request to comment on, and how to reach GitHub's API. */
export interface PullRequest {
  /** The address of the API, such as `https://api.github.com`. */
  api: string;
  /** The owner and name of the repository. */
  repository: string;
  number: number;
  token: string;
}

/** Thrown if GitHub rejects a request. The message has no part of the request's headers. */
export class GitHubError extends Error {
  override name = "GitHubError";
  readonly status: number;

  constructor(request: string, status: number) {
    super(`GitHub answered ${request} with status ${status}`);
    this.status = status;
  }
}

interface Comment {
  id: number;
  body?: string | null;
}

const pageSize = 100;

/**
 * Writes the comment of a pull request that starts with a marker. An existing comment is updated, so that there is
 * only one.
 *
 * @param text The text of the comment, which starts with the marker.
 * @param create Creates the comment if there is none.
 * @returns What was done.
 * @throws {GitHubError} GitHub rejects a request.
 */
export async function writeStickyComment(
  pull: PullRequest,
  marker: string,
  text: string,
  { create }: { create: boolean },
): Promise<"created" | "updated" | "unchanged" | "not needed"> {
  const comments = `repos/${pull.repository}/issues/${pull.number}/comments`;
  const found = await findComment(pull, comments, marker);
  if (found === undefined) {
    if (!create) return "not needed";
    await callApi(pull, "POST", comments, { body: text });
    return "created";
  }
  if (found.body === text) return "unchanged";
  await callApi(pull, "PATCH", `repos/${pull.repository}/issues/comments/${found.id}`, { body: text });
  return "updated";
}

async function findComment(
  pull: PullRequest,
  comments: string,
  marker: string,
): Promise<Comment | undefined> {
  for (let page = 1; ; page++) {
    const all = await callApi<Comment[]>(pull, "GET", `${comments}?per_page=${pageSize}&page=${page}`);
    const found = all.find(({ body }) => body?.startsWith(marker));
    if (found !== undefined || all.length < pageSize) return found;
  }
}

async function callApi<Result>(
  { api, token }: PullRequest,
  method: string,
  path: string,
  body?: object,
): Promise<Result> {
  const response = await fetch(`${api}/${path}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "user-agent": "contract-diff",
      "x-github-api-version": "2022-11-28",
    },
    signal: AbortSignal.timeout(30_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new GitHubError(`${method} ${path}`, response.status);
  return (await response.json()) as Result;
}
