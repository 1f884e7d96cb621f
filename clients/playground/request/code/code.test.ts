/** Runs the programs against a server with the demo model. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import { startTestServer } from "../../../../server/proof/testing/server.ts";
import { getTypeErrors, runBlocks } from "../../../typescript/testing/code-blocks.ts";
import { startTestServer as startDefaultServer } from "../../../typescript/testing/start-test-server.ts";
import { createSession } from "../../session/create-session.ts";
import { addToCart, componentDefinitions } from "../../session/definitions.ts";
import type { ContractName } from "../../session/session.ts";
import { setField } from "../body.ts";
import type { Pointer } from "../contract-requests.ts";
import { type CodeLanguage, type CodeRequest, getCodeLanguages, getRequestUrl, writeCode } from "./code.ts";

const execute = promisify(execFile);
const contracts = ["tambo", "ag-ui", "gateway", "tool-progress", "agent-stream", "ui-stream"] as const;

interface RequestOptions {
  baseUrl?: string;
  isProposal?: boolean;
  hasKey?: boolean;
  fields?: Readonly<Record<Pointer, unknown>> | undefined;
}

/** Creates the request that the page sends for a message. */
function createRequest(contract: ContractName, text: string, options: RequestOptions = {}): CodeRequest {
  const { baseUrl = "http://127.0.0.1:8080", isProposal = false, hasKey = false, fields = {} } = options;
  const tools = [{ ...addToCart, run: () => "" }];
  const session = createSession(contract, { baseUrl, components: componentDefinitions, tools });
  const body = Object.entries(fields).reduce(
    (edited, [pointer, value]) => setField(edited, pointer as Pointer, value),
    session.createBody(text),
  );
  const target = { contract, baseUrl, threadId: "code", isProposal };
  return { ...target, url: getRequestUrl(target), hasKey, body };
}

/** Runs a program, and returns its output. */
async function run(language: CodeLanguage, request: CodeRequest): Promise<string> {
  const code = writeCode(language, request);
  if (language === "typescript") return (await runBlocks([code], {})).join("");
  const [program, option] = language === "python" ? ["python3", "-c"] : ["sh", "-c"];
  return (await execute(program, [option, code])).stdout;
}

const weather = "What is the weather in Paris?";
const answer = "In Paris it is 64°F and cloudy.\n";
const card = {
  name: "Card",
  description: "A card",
  propsSchema: { type: "object", properties: {} },
};
// Text that needs escapes in each language.
// biome-ignore lint/suspicious/noTemplateCurlyInString: programs must not interpret it either.
const quotes = "It's \"5\" \\ `x` ${HOME} $HOME %s\n# {'a'} ü 👋";

it.each<[ContractName, CodeLanguage, string, RequestOptions["fields"], string]>([
  ["tambo", "typescript", weather, {}, `weather/get_weather\n${answer.trim()}\nfinished\n`],
  ["tambo", "python", weather, {}, `tool weather/get_weather\n${answer.trim()}\nRUN_FINISHED\n\n`],
  ["ag-ui", "typescript", weather, {}, `weather/get_weather {"city":"Paris"}\n${answer}`],
  [
    "tool-progress",
    "typescript",
    weather,
    {},
    `weather/get_weather calling\nweather/get_weather done\n${answer}`,
  ],
  ["tool-progress", "python", weather, {}, `weather/get_weather call\nweather/get_weather result\n${answer}`],
  ["agent-stream", "typescript", weather, {}, `weather/get_weather\n${answer}`],
  ["agent-stream", "python", weather, {}, `weather/get_weather\n${answer}`],
  ["ui-stream", "typescript", weather, {}, `weather/get_weather\n${answer}`],
  ["ui-stream", "python", weather, {}, `weather/get_weather\n${answer}`],
  [
    "tambo",
    "typescript",
    "Add 2 of SKU-123 to my cart",
    { "/availableComponents": undefined },
    "add_to_cart\nadd_to_cart { productId: 'SKU-123', quantity: 2 }\nDone.\nfinished\n",
  ],
  [
    "tambo",
    "typescript",
    "Show a card",
    { "/availableComponents": [card], "/tools": undefined, "/temperature": 0 },
    "Here's the card:\nCard {}\n\nfinished\n",
  ],
  [
    "tambo",
    "python",
    "Show a card",
    { "/availableComponents": [card], "/tools": undefined, "/metadata": { test: true, other: null } },
    "Here's the card:\ncomponent Card\n\nRUN_FINISHED\n\n",
  ],
  [
    "ui-stream",
    "python",
    "Show a card",
    { "/availableComponents": [card], "/tools": undefined },
    "Here's the card:\ncomponent Card\n\n",
  ],
  [
    "ag-ui",
    "typescript",
    "Show a card",
    { "/forwardedProps/tambo/availableComponents": [card], "/tools": undefined },
    "Here's the card:\nCard {}\n",
  ],
])("%s in %s: %s %j", async (contract, language, text, fields, output) => {
  const { url: baseUrl } = await startDefaultServer();
  expect(await run(language, createRequest(contract, text, { baseUrl, fields }))).toBe(output);
});

it.each([
  ["ag-ui", "typescript"],
  ["ag-ui", "curl"],
  ["ui-stream", "typescript"],
  ["ui-stream", "curl"],
] as const)("%s: the program in %s runs more than once", async (contract, language) => {
  const { url: baseUrl } = await startDefaultServer();
  const request = createRequest(contract, "What is the capital of France?", { baseUrl });
  for (const attempt of [1, 2]) expect(await run(language, request), `run ${attempt}`).toMatch(/Paris/);
});

it.each(["typescript", "python", "curl"] as const)("escapes text in %s", async (language) => {
  const { url: baseUrl } = await startDefaultServer();
  const output = await run(language, createRequest("gateway", quotes, { baseUrl }));
  const echo = `You said: "${quotes}".`;
  expect(output).toContain(language === "curl" ? JSON.stringify(echo).slice(1, -1) : echo);
});

it.each(contracts)("%s: reads the key from the environment", async (contract) => {
  const { url: baseUrl } = await startTestServer({ apiKeys: "default:secret", model: "demo" });
  const request = createRequest(contract, "What is the capital of France?", { baseUrl, hasKey: true });
  // The Python program for AG-UI needs a package. clients/browser/request.browser.test.ts runs it.
  const languages = getCodeLanguages(contract).filter((language) => {
    return language !== "react" && !(contract === "ag-ui" && language === "python");
  });
  vi.stubEnv("API_KEY", "secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const language of languages) expect(await run(language, request), language).toMatch(/Paris/);
});

it.each(["typescript", "python"] as const)("%s: prints the error of the server", async (language) => {
  const { url: baseUrl } = await startTestServer({ apiKeys: "default:secret", model: "demo" });
  const request = createRequest("tambo", "Hello", { baseUrl });
  await expect(run(language, request)).rejects.toThrow(/API key|Authorization/);
});

const loop = "for line in response:";

it.each<[ContractName, Partial<Record<CodeLanguage, string[]>>]>([
  [
    "tambo",
    {
      typescript: ["createTamboClient({", "client.runs.stream(", "for await (const event of run)"],
      react: ["useTamboRun(threadId)", "sendMessage(text)", "<TamboMessages", "<TamboProvider"],
      python: ["urlopen(request)", loop],
      curl: ["curl -N 'http", weather],
    },
  ],
  [
    "ag-ui",
    {
      typescript: ["new HttpAgent({", "agent.runAgent({", "for (const message of newMessages)"],
      python: ["urlopen(request)", loop],
      curl: ["curl -N 'http", weather],
    },
  ],
  ["gateway", { typescript: ["createGatewayClient({", "for await"], python: [loop] }],
  ["tool-progress", { typescript: ["createToolProgressClient({", "for await"], python: [loop] }],
  ["agent-stream", { typescript: ["createAgentStreamClient({", "for await"], python: [loop] }],
  ["ui-stream", { typescript: ["new DefaultChatTransport({", "for await"], python: [loop] }],
])("%s: the first 30 lines send the request and read the stream", (contract, expected) => {
  for (const [language, parts] of Object.entries(expected)) {
    const code = writeCode(language as CodeLanguage, createRequest(contract, weather));
    const start = code.split("\n").slice(0, 30).join("\n");
    for (const part of parts) expect(start, language).toContain(part);
  }
});

it("requests the wire format on the screen", () => {
  const request = createRequest("tambo", "Hello", { isProposal: true });
  const [typeScript, , python, curl] = getCodeLanguages("tambo").map((each) => writeCode(each, request));
  expect(typeScript).toContain('}, { wire: "proposal" });');
  for (const code of [python, curl]) expect(code).toContain("/v1/threads/code/runs?wire=proposal");
});

it("compiles without type errors", async () => {
  const programs = contracts.map((contract) => [writeCode("typescript", createRequest(contract, weather))]);
  expect(await getTypeErrors(programs)).toEqual([]);
  const bare = { "/tools": undefined, "/availableComponents": undefined };
  const apps = [{ "/temperature": 0.5 }, bare].map((each) => [
    writeCode("react", createRequest("tambo", weather, { fields: each })),
  ]);
  expect(await getTypeErrors(apps, "tsx")).toEqual([]);
});
