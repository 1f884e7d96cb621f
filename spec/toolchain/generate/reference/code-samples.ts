/**
 * Writes code samples that send a request with curl, Python, TypeScript and Go, and that print events as they
 * arrive. The programs need only the standard library of their language.
 */
import type { SampleRequest } from "./sample-request.ts";

/** A sample, as in the extension `x-codeSamples`. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** Writes the samples of a request. Every operation has the same languages in the same order. */
export function writeCodeSamples(request: SampleRequest): CodeSample[] {
  return [
    { lang: "shell", label: "curl", source: writeCurl(request) },
    { lang: "python", label: "Python", source: writePython(request) },
    { lang: "typescript", label: "TypeScript", source: writeTypeScript(request) },
    { lang: "go", label: "Go", source: writeGo(request) },
  ];
}

function writeCurl({ method, url, headers, body, isStream }: SampleRequest): string {
  const implied = body === undefined ? "GET" : "POST";
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const data =
    body === undefined
      ? []
      : "json" in body
        ? [`-d ${quote(toJson(body.json, "  "))}`]
        : Object.entries(body.form).map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`);
  const options = Object.entries(headers)
    // curl sets the content type of a form.
    .filter(([name]) => name !== "Content-Type" || (body !== undefined && "json" in body))
    .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  // Without -N, curl buffers its output.
  const command = `curl ${isStream ? "-N " : ""}${method === implied ? "" : `-X ${method} `}${quote(url)}`;
  return [command, ...options, ...data].join(" \\\n  ");
}

function writePython({ method, url, headers, body, isStream }: SampleRequest): string {
  const usesJson = isStream || (body !== undefined && "json" in body);
  const data =
    body === undefined
      ? undefined
      : "json" in body
        ? `json.dumps(${toPython(body.json, "    ")}).encode()`
        : `urlencode(${toPython(body.form, "    ")}).encode()`;
  return lines(
    usesJson && "import json",
    body !== undefined && "form" in body && "from urllib.parse import urlencode",
    "from urllib.request import Request, urlopen",
    "",
    "request = Request(",
    `    ${JSON.stringify(url)},`,
    `    method=${JSON.stringify(method)},`,
    Object.keys(headers).length > 0 && `    headers=${toPython(headers, "    ")},`,
    data !== undefined && `    data=${data},`,
    ")",
    "with urlopen(request) as response:",
    ...(isStream
      ? [
          "    for line in response:",
          '        if line.startswith(b"data: "):',
          '            event = json.loads(line.removeprefix(b"data: "))',
          "            print(event, flush=True)",
        ]
      : ["    print(response.read().decode())"]),
  );
}

function writeTypeScript({ method, url, headers, body, isStream }: SampleRequest): string {
  const data =
    body === undefined
      ? undefined
      : "json" in body
        ? `JSON.stringify(${toJson(body.json, "  ")})`
        : `new URLSearchParams(${toJson(body.form, "  ")})`;
  return lines(
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    Object.keys(headers).length > 0 && `  headers: ${toJson(headers, "  ")},`,
    data !== undefined && `  body: ${data},`,
    "});",
    "if (!response.ok) throw new Error(await response.text());",
    ...(isStream
      ? [
          'let rest = "";',
          "for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {",
          '  const lines = (rest + text).split("\\n");',
          "  rest = lines.pop()!;",
          "  for (const line of lines)",
          '    if (line.startsWith("data: ")) console.log(JSON.parse(line.slice("data: ".length)));',
          "}",
        ]
      : ["console.log(await response.text());"]),
  );
}

function writeGo({ method, url, headers, body, isStream }: SampleRequest): string {
  const quote = (text: string) => (text.includes("`") ? JSON.stringify(text) : `\`${text}\``);
  const isForm = body !== undefined && "form" in body;
  const imports = [
    isStream && "bufio",
    "fmt",
    !isStream && "io",
    "net/http",
    isForm && "net/url",
    (isStream || body !== undefined) && "strings",
  ].filter((name) => name !== false);
  const data = isForm ? "strings.NewReader(form.Encode())" : "strings.NewReader(body)";
  return lines(
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t${JSON.stringify(name)}`),
    ")",
    "",
    "func main() {",
    ...(body === undefined
      ? []
      : "json" in body
        ? [`\tbody := ${quote(toJson(body.json, "\t"))}`]
        : [
            "\tform := url.Values{}",
            ...Object.entries(body.form).map(
              ([name, value]) => `\tform.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
            ),
          ]),
    `\trequest, err := http.NewRequest(${JSON.stringify(method)}, ${JSON.stringify(url)}, ${body === undefined ? "nil" : data})`,
    ...failure("\t"),
    ...Object.entries(headers).map(
      ([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...failure("\t"),
    "\tdefer response.Body.Close()",
    "\tif response.StatusCode >= 400 {",
    "\t\tpanic(response.Status)",
    "\t}",
    ...(isStream
      ? [
          "\tlines := bufio.NewReader(response.Body)",
          "\tfor {",
          "\t\tline, err := lines.ReadString('\\n')",
          "\t\tif err != nil {",
          "\t\t\tbreak",
          "\t\t}",
          '\t\tif data, ok := strings.CutPrefix(line, "data: "); ok {',
          "\t\t\tfmt.Print(data)",
          "\t\t}",
          "\t}",
        ]
      : ["\ttext, err := io.ReadAll(response.Body)", ...failure("\t"), "\tfmt.Println(string(text))"]),
    "}",
  );
}

function failure(indent: string): string[] {
  return [`${indent}if err != nil {`, `${indent}\tpanic(err)`, `${indent}}`];
}

/** Joins lines, leaving out those that are `false`. */
function lines(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join("\n");
}

/** Writes a value as indented JSON. All lines after the first have an additional indentation. */
function toJson(value: unknown, indent: string): string {
  return JSON.stringify(value, null, indent === "\t" ? "\t" : 2).replaceAll("\n", `\n${indent}`);
}

/** Writes a value as a Python literal. All lines after the first have an additional indentation. */
function toPython(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  const block = (open: string, items: string[], close: string) =>
    items.length === 0
      ? open + close
      : `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close}`;
  if (Array.isArray(value))
    return block(
      "[",
      value.map((item) => toPython(item, inner)),
      "]",
    );
  if (typeof value === "object" && value !== null)
    return block(
      "{",
      Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${toPython(item, inner)}`),
      "}",
    );
  if (value === null) return "None";
  return typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
}
