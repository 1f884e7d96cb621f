// generated from spec by `npm run generate`; do not edit
import { routes as agUiRoutes } from "./ag-ui/handlers.ts";
import { routes as agentStreamRoutes } from "./agent-stream/handlers.ts";
import { routes as gatewayRoutes } from "./gateway/handlers.ts";
import { routes as tamboRoutes } from "./tambo/handlers.ts";
import { routes as tamboCompatRoutes } from "./tambo-compat/handlers.ts";
import { routes as toolProgressRoutes } from "./tool-progress/handlers.ts";
import { routes as uiStreamRoutes } from "./ui-stream/handlers.ts";

/**
 * All contracts. `pathPrefix` is the common prefix of all paths that require a key. `keyScheme` defines whether
 * `Authorization: Bearer <key>` is accepted, which header is accepted instead, and whether a key is required.
 */
export const contracts = [
  {
    name: "tambo",
    title: "Tambo API",
    version: "1.1.0",
    pathPrefix: "/v1/threads",
    keyScheme: { bearer: true, header: "X-API-Key", required: true },
    routes: tamboRoutes,
  },
  {
    name: "ag-ui",
    title: "AG-UI agent endpoint",
    version: "1.1.0",
    pathPrefix: "/ag-ui",
    keyScheme: { bearer: true, header: "X-API-Key", required: true },
    routes: agUiRoutes,
  },
  {
    name: "agent-stream",
    title: "Agent streams",
    version: "1.1.0",
    pathPrefix: "/agent",
    keyScheme: { bearer: true, header: "X-API-Key", required: true },
    routes: agentStreamRoutes,
  },
  {
    name: "gateway",
    title: "Gateway runs",
    version: "1.1.0",
    pathPrefix: "/v1/runs",
    keyScheme: { bearer: true, header: null, required: false },
    routes: gatewayRoutes,
  },
  {
    name: "tambo-compat",
    title: "Tambo's packages",
    version: "0.1.0",
    pathPrefix: "/compat/tambo",
    keyScheme: { bearer: true, header: "X-API-Key", required: true },
    routes: tamboCompatRoutes,
  },
  {
    name: "tool-progress",
    title: "Tool progress",
    version: "1.1.0",
    pathPrefix: "/api",
    keyScheme: { bearer: true, header: "X-API-Key", required: true },
    routes: toolProgressRoutes,
  },
  {
    name: "ui-stream",
    title: "UI message stream",
    version: "0.1.0",
    pathPrefix: "/api/chat",
    keyScheme: { bearer: true, header: "X-API-Key", required: true },
    routes: uiStreamRoutes,
  },
] as const;

/** Name of a contract. */
export type ContractName = (typeof contracts)[number]["name"];

/** The names of all contracts. The documents of the first one, the default, are also served at the root. */
export const contractNames: readonly ContractName[] = contracts.map(({ name }) => name);
