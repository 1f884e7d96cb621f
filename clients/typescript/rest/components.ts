/** Operations on the state of components. */
import type {
  UpdateComponentStateRequest,
  UpdateComponentStateResponse,
} from "../../../generated/tambo/types.ts";
import type { RequestOptions, RestClient } from "../client.ts";
import type { JsonObject, JsonPatchInputOperation } from "../types.ts";
import { answer } from "../rest.ts";

/** State of components: `client.components`. Both answer with the whole new state. */
export interface ComponentOperations {
  /** Replaces the state. */
  setState(
    threadId: string,
    componentId: string,
    state: JsonObject,
    options?: RequestOptions,
  ): Promise<UpdateComponentStateResponse>;
  /** Changes the state by a JSON Patch (RFC 6902): all of it applies, or nothing. */
  patchState(
    threadId: string,
    componentId: string,
    patch: JsonPatchInputOperation[],
    options?: RequestOptions,
  ): Promise<UpdateComponentStateResponse>;
}

export function componentOperations(rest: RestClient): ComponentOperations {
  function update(
    threadId: string,
    componentId: string,
    body: UpdateComponentStateRequest,
    options: RequestOptions | undefined,
  ): Promise<UpdateComponentStateResponse> {
    const params = { path: { threadId, componentId } };
    const path = "/v1/threads/{threadId}/components/{componentId}/state";
    return answer(rest.POST(path, { params, body, ...options }), options, ["state"]);
  }
  return {
    setState: (threadId, componentId, state, options) => update(threadId, componentId, { state }, options),
    patchState: (threadId, componentId, patch, options) => update(threadId, componentId, { patch }, options),
  };
}
