/** Client and types for the AG-UI contract. */
export type * from "../../../generated/ag-ui/types.ts";
export type { IdempotentOptions } from "../http/contract-client.ts";
export { ContractError, type ContractErrorDetails } from "../http/contract-error.ts";
export type { EventStream } from "../http/event-stream.ts";
export type { ClientOptions, RequestOptions } from "../http/rest-client.ts";
export { type AgUiClient, createAgUiClient } from "./client.ts";
