/** Clients that other projects publish, each with its lock file and a program that drives it. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A client in pinned versions: a row of the table. */
export interface OutsideClient {
  /** Unique name for `--only`. */
  id: string;
  /** Folder with the program, relative to this folder. */
  folder: string;
  /** Folder with the lock file if it is a different one: it pins an older version. `--newest` skips these rows. */
  lock?: string;
  /** Packages of the client, which `--newest` updates. Empty if we wrote the client ourselves. */
  packages: readonly string[];
  /** Names of the checks that the program makes. A missing check is a failure. */
  checks: readonly string[];
  /** Set if the program also uses two server processes on one PostgreSQL database. */
  hasTwoProcesses?: true;
}

const agUiClient = {
  folder: "ag-ui-client",
  packages: ["@ag-ui/client"],
  checks: ["text", "server tool", "client tool", "component", "state", "cancel", "errors"],
};
const agUiProtocol = {
  folder: "ag-ui-protocol",
  packages: ["ag-ui-protocol"],
  checks: ["text", "client tool", "component", "errors"],
};
const killChecks = ["kill -9 in a text", "kill -9 in the arguments of a call", "kill -9 in a component"];
const aiSdkChecks = [
  "text",
  "server tool",
  "client tool",
  "client tool in a callback",
  "approval granted",
  "approval denied",
  "component, state",
  "second message",
  "regenerate, edit",
  "reload in the middle of an answer",
  "reload after the result of a client tool",
  "reload after an approval",
  "cut connection, resume",
  "stop",
  "second message during a response",
  "run error",
  "wrong key",
  "chat in two tabs",
  ...killChecks,
];
const aiSdkReact = {
  folder: "ai-sdk-react",
  packages: ["@ai-sdk/react", "ai"],
  checks: [
    "text",
    "client tool",
    "server tool",
    "approval",
    "component",
    "reload in the middle of an answer",
    "stop after a reload",
    "run error",
    ...killChecks,
    "kill -9 after a client tool call",
    "stop in the arguments of a client tool call",
  ],
  hasTwoProcesses: true,
} as const;
const go = "github.com/ag-ui-protocol/ag-ui/sdks/community/go";

/** All clients in table order. */
export const outsideClients: readonly OutsideClient[] = [
  { id: "ag-ui-client", ...agUiClient },
  { id: "ag-ui-client-0.0.59", ...agUiClient, lock: "ag-ui-client/0.0.59" },
  { id: "ag-ui-protocol", ...agUiProtocol },
  { id: "ag-ui-protocol-0.1.22", ...agUiProtocol, lock: "ag-ui-protocol/0.1.22" },
  {
    id: "ag-ui-validate",
    folder: "ag-ui-validate",
    packages: ["ag-ui-validate"],
    checks: ["text", "server tool", "client tool", "component", "text around a state event", "run error"],
  },
  {
    id: "ag-ui-go",
    folder: "ag-ui-go",
    packages: [go],
    checks: ["text", "server tool", "run error", "cancel", "wrong key"],
  },
  {
    id: "copilotkit",
    folder: "copilotkit",
    packages: ["@copilotkit/core", "@copilotkit/runtime"],
    checks: [
      "text",
      "server tool",
      "client tool, component, reload",
      "reload keeps reasoning and the order of components",
      "reload in the middle of an answer",
      "cancel",
      "run error",
    ],
  },
  {
    id: "tambo-sdk",
    folder: "tambo-sdk",
    packages: ["@tambo-ai/typescript-sdk"],
    checks: [
      "threads.create, retrieve, update",
      "runs.create, messages.list, messages.get",
      "runs.run with a client tool",
      "component, state.updateState",
      "suggestions.create, list",
      "runs.delete",
      "threads.list and threads.delete of two users",
      "beta.auth.getToken with tokens of two users",
      "beta.auth.getToken with invalid tokens",
      "errors",
    ],
  },
  {
    id: "tambo-client",
    folder: "tambo-client",
    packages: ["@tambo-ai/client"],
    checks: [
      "text",
      "server tool",
      "client tool",
      "component",
      "second message and reload",
      "reload in the middle of an answer",
      "cancel",
      "threads of two users",
      "errors",
    ],
  },
  {
    id: "tambo-react",
    folder: "tambo-react",
    packages: ["@tambo-ai/react"],
    checks: [
      "text",
      "component",
      "client tool",
      "reload in the middle of an answer",
      "cancel",
      "run error",
      "threads of two users",
    ],
  },
  {
    id: "ai-sdk",
    folder: "ai-sdk",
    packages: ["ai", "@ai-sdk/workflow"],
    checks: [
      ...aiSdkChecks,
      "WorkflowChatTransport: text",
      "WorkflowChatTransport: cut connection",
      "WorkflowChatTransport: cut connection of an active response",
      "WorkflowChatTransport: reload in the middle of an answer",
      ...killChecks.map((name) => `WorkflowChatTransport: ${name}`),
    ],
    hasTwoProcesses: true,
  },
  {
    id: "ai-sdk-6.0.326",
    folder: "ai-sdk",
    lock: "ai-sdk/6.0.326",
    packages: ["ai"],
    checks: aiSdkChecks,
    hasTwoProcesses: true,
  },
  { id: "ai-sdk-react", ...aiSdkReact },
  { id: "ai-sdk-react-3.0.328", ...aiSdkReact, lock: "ai-sdk-react/3.0.328" },
  {
    id: "tool-progress",
    folder: "tool-progress",
    packages: [],
    checks: [
      "text and tool with a form",
      "regenerate",
      "messages",
      "reload in the middle of an answer",
      "stop",
      "errors",
    ],
  },
];

/** Language of a client's packages. */
export type Language = "npm" | "python" | "go";

const lockFiles: Readonly<Record<Language, string>> = {
  npm: "package-lock.json",
  python: "requirements.txt",
  go: "go.sum",
};

/** Finds the lock file. Returns `undefined` for a client that we wrote ourselves. */
export function findLock({
  folder,
  lock = folder,
}: OutsideClient): { language: Language; file: string } | undefined {
  for (const [language, name] of Object.entries(lockFiles)) {
    const file = join(import.meta.dirname, lock, name);
    if (existsSync(file)) return { language: language as Language, file };
  }
  return undefined;
}
