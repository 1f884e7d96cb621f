/** The SDK's client, with bounds on what it parses itself. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { ResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { parseBounded } from "./parse-answer.ts";

/** Most values of an answer to `initialize`: a few names, capabilities and icons. */
const maxValues = 1_000;

export class BoundedClient extends Client {
  override request: Client["request"] = async (request, schema, options) => {
    if (request.method !== "initialize") return await super.request(request, schema, options);
    return parseBounded(schema, await super.request(request, ResultSchema, options), "", maxValues);
  };
}
