/** A request as a shell command (POSIX.1-2024, XCU section 2.2: quoting). */

/** What of a request the command repeats. */
export interface Repeatable {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** The command. The API key is not in it: it is read from `$API_KEY`. */
export function curlOf({ method, url, headers, body }: Repeatable): string {
  // With data curl sends POST by itself, else GET.
  const usual = body === undefined ? "GET" : "POST";
  const lines = [`curl -N${method === usual ? "" : ` -X ${method}`} ${quoted(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const isKey = name.toLowerCase() === "authorization";
    lines.push(isKey ? '-H "Authorization: Bearer $API_KEY"' : `-H ${quoted(`${name}: ${value}`)}`);
  }
  // `--data-raw`, since `-d` would read a file where the text begins with @.
  if (body !== undefined) lines.push(`--data-raw ${quoted(body)}`);
  return lines.join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
