import { expect, it } from "vitest";
import { SettingError } from "../core/errors.ts";
import type { ConfigContent } from "./config-file.ts";
import { defaultGatewayLimits, defaultGatewayRate, readCorsOrigins, readGateway } from "./gateway.ts";
import { SettingErrors } from "./sources.ts";

function createSources(content: ConfigContent) {
  const lines: string[] = [];
  const file = { name: "c.json", folder: ".", isRead: true, content };
  return { env: {}, file, errors: new SettingErrors(), warn: (line: string) => void lines.push(line), lines };
}

const limits = defaultGatewayLimits;
const rate = defaultGatewayRate;

it.each<[string, ConfigContent["gateway"], boolean, object, string[]]>([
  ["nothing, with keys", undefined, false, { auth: "required", limits, rate }, []],
  ["nothing, without keys", undefined, true, { auth: "disabled", limits, rate }, []],
  ["optional keys", { auth: "optional" }, false, { auth: "optional", limits, rate }, []],
  ["ignored keys", { auth: "disabled" }, false, { auth: "disabled", limits, rate }, []],
  [
    "ignored keys on a server without keys",
    { auth: "disabled" },
    true,
    { auth: "disabled", limits, rate },
    [],
  ],
  [
    "required keys on a server without keys",
    { auth: "required" },
    true,
    { auth: "disabled", limits, rate },
    ['c.json: /gateway/auth: "required" has no effect without API keys'],
  ],
  [
    "some of all settings",
    { models: ["openai/*"], limits: { messages: 1 }, rate: { streams: 1 } },
    false,
    {
      auth: "required",
      models: ["openai/*"],
      limits: { ...limits, messages: 1 },
      rate: { ...rate, streams: 1 },
    },
    [],
  ],
  ["no rate limits", { rate: false }, false, { auth: "required", limits, rate: false }, []],
])("reads %s [G-031][G-173][G-177]", (_name, gateway, open, expected, warnings) => {
  const sources = createSources(gateway === undefined ? {} : { gateway });
  expect(readGateway(sources, open)).toEqual(expected);
  expect(sources.lines).toEqual(warnings);
});

it("accepts origins as browsers send them, and has none by default [G-178]", () => {
  const corsOrigins = ["https://app.example.com", "http://localhost:5173", "http://[::1]:8080"];
  const sources = createSources({ corsOrigins });
  expect([readCorsOrigins(sources), readCorsOrigins(createSources({}))]).toEqual([corsOrigins, []]);
  sources.errors.throwIfAny();
});

it.each<[string, readonly string[], string[]]>([
  ["", ["https://file.example"], []],
  ["https://app.example.com", ["https://app.example.com"], []],
  ["http://a.example, http://b.example:81", ["http://a.example", "http://b.example:81"], []],
  [
    "http://a.example,*,HTTPS://me:hunter2@X",
    ["http://a.example", "*", "HTTPS://me:hunter2@X"],
    [
      'origin 2 must be the origin of a web page, such as "https://app.example.com"',
      'CORS_ORIGINS: origin 3 must be written as browsers send it: "https://x"',
    ],
  ],
])("reads CORS_ORIGINS=%s, which replaces the file's list [G-178]", (list, origins, problems) => {
  const sources = {
    ...createSources({ corsOrigins: ["https://file.example"] }),
    env: { CORS_ORIGINS: list },
  };
  expect(readCorsOrigins(sources)).toEqual(origins);
  const thrown = problems.length === 0 ? undefined : new SettingError("CORS_ORIGINS", problems.join("\n"));
  expect(catchError(() => sources.errors.throwIfAny())).toEqual(thrown);
});

function catchError(run: () => void): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

it("requires keys or tokens in the gateway if the project default requires tokens", () => {
  const read = (auth: "required" | "optional" | "disabled") => {
    const sources = createSources({ gateway: { auth }, projects: { default: { tokenRequired: true } } });
    readGateway(sources, false);
    return () => sources.errors.throwIfAny();
  };
  const message =
    'c.json: /gateway/auth: must be "required", because the project "default" requires tokens (tokenRequired)';
  expect(read("required")).not.toThrow();
  for (const auth of ["optional", "disabled"] as const) expect(read(auth)).toThrow(message);
});
