/** Client and types for the gateway contract. */
export type * from "../../../generated/gateway/types.ts";
export { ContractError, type ContractErrorDetails } from "../http/contract-error.ts";
export type { EventStream } from "../http/event-stream.ts";
export type { ClientOptions, RequestOptions } from "../http/rest-client.ts";
export { createGatewayClient, type GatewayClient, type RunOptions } from "./client.ts";
