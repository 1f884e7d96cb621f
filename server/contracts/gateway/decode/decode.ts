import type { components } from "../../../../generated/gateway/types.ts";
import { checkBody } from "../../../../generated/gateway/validators.js";
import { GatewayError } from "../errors.ts";
import { checkOutputSchema, checkToolResults, checkUrls, readBuiltins } from "./checks.ts";
import { checkLimits, type RequestLimits } from "./limits.ts";
import { findFirstInDocument, toGatewayError } from "./violation.ts";

type RunRequest = components["schemas"]["RunRequest"];

/**
 * Decodes the body of a run request. Both endpoints use the same decoding (G-086). The result is valid
 * against the contract's schema. The two lists of builtins are merged into `builtins`, with white space
 * around the names removed.
 *
 * Does not check that the server has the model and the builtins, or that the model supports all of the
 * content.
 *
 * @param body The parsed JSON body, which is not modified, or `undefined` if the request had no body.
 * @param limits Size limits.
 * @throws {GatewayError} `invalid_request_error` for the first error, with its location as `param`.
 */
export function decodeRunRequest(body: unknown, limits: RequestLimits): RunRequest {
  checkSchema(body);
  const { server_tools: _, ...rest } = body;
  const { request } = rest;
  checkLimits(request, limits);
  checkToolResults(request.messages);
  checkUrls(request.messages);
  if (request.output_format) checkOutputSchema(request.output_format.json_schema);
  const builtins = readBuiltins(body);
  return builtins === undefined ? rest : { ...rest, builtins };
}

function checkSchema(body: unknown): asserts body is RunRequest {
  if (body === undefined) {
    const message = 'The body is missing; send a JSON object with the field "request"';
    throw new GatewayError("invalid_request_error", message, { param: "body", code: "invalid_json" });
  }
  const [first, ...others] = checkBody("createRun", body);
  if (first !== undefined) throw toGatewayError(findFirstInDocument([first, ...others], body), body);
}
