import type { ContractName } from "../session/session.ts";

interface ContractInfo {
  label: string;
  /** A description for newcomers. */
  about: string;
  /** The contract's documents, with their URLs on the server. */
  documents: readonly { label: string; href: string }[];
}

const getDocuments = (name: string) => [
  { label: "Reference", href: `/contracts/${name}/docs` },
  { label: "OpenAPI", href: `/contracts/${name}/openapi.yaml` },
  { label: "AsyncAPI", href: `/contracts/${name}/asyncapi.yaml` },
];

/** The contracts in display order. */
export const contracts: Readonly<Record<ContractName, ContractInfo>> = {
  tambo: {
    label: "Tambo",
    about: "Threads, runs and live components whose props and state stream in as AG-UI events.",
    documents: [
      { label: "Reference", href: "/docs" },
      { label: "OpenAPI", href: "/openapi.yaml" },
      { label: "AsyncAPI", href: "/asyncapi.yaml" },
    ],
  },
  "ag-ui": {
    label: "AG-UI",
    about: "The AG-UI protocol for standard AG-UI clients, with live components as activities.",
    documents: getDocuments("ag-ui"),
  },
  gateway: {
    label: "Gateway",
    about: "One request is one run: send the conversation, receive steps and the result.",
    documents: getDocuments("gateway"),
  },
  "tool-progress": {
    label: "Tool progress",
    about: "Text, tool progress and subagents as chunks of one stream.",
    documents: getDocuments("tool-progress"),
  },
  "agent-stream": {
    label: "Agent stream",
    about: "Named events: text, tool calls, reasoning and status, with an agent in a sandbox.",
    documents: getDocuments("agent-stream"),
  },
  "ui-stream": {
    label: "UI stream",
    about: "The AI SDK's UI message stream, for useChat: text, tools, components and state as chunks.",
    documents: getDocuments("ui-stream"),
  },
};

export const contractNames = Object.keys(contracts) as ContractName[];

/** All contracts whose documents the server has, including the one that only Tambo's packages use. */
export const documentedContracts: readonly Pick<ContractInfo, "label" | "documents">[] = [
  ...Object.values(contracts),
  { label: "Tambo's packages", documents: getDocuments("tambo-compat") },
];
