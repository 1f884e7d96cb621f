export type { AsyncApiDocument, AsyncApiVersion } from "./asyncapi.ts";
export { type AsyncApiRecord, getAsyncApi } from "./document.ts";
export { $onEmit } from "./emit.ts";
export { $lib, type AsyncApiEmitterOptions } from "./lib.ts";
