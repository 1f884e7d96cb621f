import { expect, it } from "vitest";
import { type CodeSample, writeCodeSamples } from "./code-samples.ts";

const sources = (samples: CodeSample[]) =>
  Object.fromEntries(samples.map(({ lang, source }) => [lang, source]));

it("writes programs that send a body and read a stream", () => {
  const samples = writeCodeSamples({
    method: "POST",
    url: "http://127.0.0.1:8080/runs",
    headers: { Authorization: "Bearer KEY", "Content-Type": "application/json" },
    body: { json: { text: "It's `x`", list: [1, true, null], none: {} } },
    isStream: true,
  });
  expect(samples.map(({ lang, label }) => [lang, label])).toEqual([
    ["shell", "curl"],
    ["python", "Python"],
    ["typescript", "TypeScript"],
    ["go", "Go"],
  ]);
  expect(sources(samples)).toEqual({
    shell: String.raw`curl -N 'http://127.0.0.1:8080/runs' \
  -H 'Authorization: Bearer KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "text": "It'\''s ${"`x`"}",
    "list": [
      1,
      true,
      null
    ],
    "none": {}
  }'`,
    python: `import json
from urllib.request import Request, urlopen

request = Request(
    "http://127.0.0.1:8080/runs",
    method="POST",
    headers={
        "Authorization": "Bearer KEY",
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "text": "It's \`x\`",
        "list": [
            1,
            True,
            None,
        ],
        "none": {},
    }).encode(),
)
with urlopen(request) as response:
    for line in response:
        if line.startswith(b"data: "):
            event = json.loads(line.removeprefix(b"data: "))
            print(event, flush=True)`,
    typescript: `const response = await fetch("http://127.0.0.1:8080/runs", {
  method: "POST",
  headers: {
    "Authorization": "Bearer KEY",
    "Content-Type": "application/json"
  },
  body: JSON.stringify({
    "text": "It's \`x\`",
    "list": [
      1,
      true,
      null
    ],
    "none": {}
  }),
});
if (!response.ok) throw new Error(await response.text());
let rest = "";
for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split("\\n");
  rest = lines.pop()!;
  for (const line of lines)
    if (line.startsWith("data: ")) console.log(JSON.parse(line.slice("data: ".length)));
}`,
    go: String.raw`package main

import (
	"bufio"
	"fmt"
	"net/http"
	"strings"
)

func main() {
	body := "{\n\t\t\"text\": \"It's ${"`x`"}\",\n\t\t\"list\": [\n\t\t\t1,\n\t\t\ttrue,\n\t\t\tnull\n\t\t],\n\t\t\"none\": {}\n\t}"
	request, err := http.NewRequest("POST", "http://127.0.0.1:8080/runs", strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", "Bearer KEY")
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		panic(response.Status)
	}
	lines := bufio.NewReader(response.Body)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			break
		}
		if data, ok := strings.CutPrefix(line, "data: "); ok {
			fmt.Print(data)
		}
	}
}`,
  });
});

it("writes programs that send a form and read the whole response", () => {
  const samples = writeCodeSamples({
    method: "POST",
    url: "http://127.0.0.1:8080/token",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: { form: { subject: "a&b" } },
    isStream: false,
  });
  expect(sources(samples)).toEqual({
    shell: String.raw`curl 'http://127.0.0.1:8080/token' \
  --data-urlencode 'subject=a&b'`,
    python: `from urllib.parse import urlencode
from urllib.request import Request, urlopen

request = Request(
    "http://127.0.0.1:8080/token",
    method="POST",
    headers={
        "Content-Type": "application/x-www-form-urlencoded",
    },
    data=urlencode({
        "subject": "a&b",
    }).encode(),
)
with urlopen(request) as response:
    print(response.read().decode())`,
    typescript: `const response = await fetch("http://127.0.0.1:8080/token", {
  method: "POST",
  headers: {
    "Content-Type": "application/x-www-form-urlencoded"
  },
  body: new URLSearchParams({
    "subject": "a&b"
  }),
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.text());`,
    go: `package main

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
)

func main() {
	form := url.Values{}
	form.Set("subject", "a&b")
	request, err := http.NewRequest("POST", "http://127.0.0.1:8080/token", strings.NewReader(form.Encode()))
	if err != nil {
		panic(err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		panic(response.Status)
	}
	text, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(text))
}`,
  });
});

it("writes only what a request without a body needs", () => {
  const samples = writeCodeSamples({
    method: "DELETE",
    url: "http://127.0.0.1:8080/runs/1",
    headers: {},
    isStream: false,
  });
  expect(sources(samples)).toMatchObject({
    shell: "curl -X DELETE 'http://127.0.0.1:8080/runs/1'",
    python: `from urllib.request import Request, urlopen

request = Request(
    "http://127.0.0.1:8080/runs/1",
    method="DELETE",
)
with urlopen(request) as response:
    print(response.read().decode())`,
    typescript: `const response = await fetch("http://127.0.0.1:8080/runs/1", {
  method: "DELETE",
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.text());`,
  });
});
