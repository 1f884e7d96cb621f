import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { curlOf } from "./curl.ts";

const url = "http://127.0.0.1:8080/v1/threads/a/runs";

it("is a command that repeats the request, but for the key", () => {
  const headers = { authorization: "Bearer …", "content-type": "application/json" };
  expect(curlOf({ method: "POST", url, headers, body: '{"a":"it\'s"}' })).toBe(
    [
      `curl -N '${url}' \\`,
      '  -H "Authorization: Bearer $API_KEY" \\',
      "  -H 'content-type: application/json' \\",
      "  --data-raw '{\"a\":\"it'\\''s\"}'",
    ].join("\n"),
  );
  expect(curlOf({ method: "GET", url, headers: {} })).toBe(`curl -N '${url}'`);
  expect(curlOf({ method: "DELETE", url, headers: {} })).toBe(`curl -N -X DELETE '${url}'`);
  expect(curlOf({ method: "POST", url, headers: {} })).toBe(`curl -N -X POST '${url}'`);
});

it("means the same to a shell", () => {
  const body = "@file 'quoted' \"double\" $HOME `id` \\ \n!";
  const command = curlOf({ method: "POST", url, headers: { "x-a": "$(id)" }, body });
  const words = execFileSync("sh", ["-c", command.replace(/^curl/, "printf '%s\\0'")], { encoding: "utf8" });
  expect(words.split("\0").slice(0, -1)).toEqual(["-N", url, "-H", "x-a: $(id)", "--data-raw", body]);
});
