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
}

const go = "github.com/ag-ui-protocol/ag-ui/sdks/community/go";

/** All clients in table order. */
export const outsideClients: readonly OutsideClient[] = [
  { id: "ag-ui-client", folder: "ag-ui-client", packages: ["@ag-ui/client"] },
  {
    id: "ag-ui-client-0.0.59",
    folder: "ag-ui-client",
    lock: "ag-ui-client/0.0.59",
    packages: ["@ag-ui/client"],
  },
  { id: "ag-ui-protocol", folder: "ag-ui-protocol", packages: ["ag-ui-protocol"] },
  {
    id: "ag-ui-protocol-0.1.22",
    folder: "ag-ui-protocol",
    lock: "ag-ui-protocol/0.1.22",
    packages: ["ag-ui-protocol"],
  },
  { id: "ag-ui-validate", folder: "ag-ui-validate", packages: ["ag-ui-validate"] },
  { id: "ag-ui-go", folder: "ag-ui-go", packages: [go] },
  { id: "copilotkit", folder: "copilotkit", packages: ["@copilotkit/core", "@copilotkit/runtime"] },
  { id: "tambo-sdk", folder: "tambo-sdk", packages: ["@tambo-ai/typescript-sdk"] },
  { id: "tambo-client", folder: "tambo-client", packages: ["@tambo-ai/client"] },
  { id: "tambo-react", folder: "tambo-react", packages: ["@tambo-ai/react"] },
  { id: "tool-progress", folder: "tool-progress", packages: [] },
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
