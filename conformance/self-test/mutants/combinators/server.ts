/** Mutations of the server's settings, and of the way it calls tools. */
import type { Settings } from "../../../../server/config/settings.ts";
import type { ServerTools } from "../../../../server/core/ports/tools.ts";
import type { Mutate } from "../mutant.ts";

/** Changes some settings. */
export function alterSettings(change: (settings: Settings) => Partial<Settings>): Mutate {
  return () => ({ settings: (settings) => ({ ...settings, ...change(settings) }) });
}

/** Allows bodies that exceed the limit by a number of bytes. */
export function allowLargerBodies(bytes: number): Mutate {
  return alterSettings(({ maxBodyBytes }) => ({ maxBodyBytes: maxBodyBytes + bytes }));
}

/** Sets the time that a run continues without a reader, in milliseconds. */
export function setDisconnectGrace(disconnectGraceMs: number): Mutate {
  return alterSettings(() => ({ disconnectGraceMs }));
}

type Call = ServerTools["call"];

/**
 * Alters tool calls.
 * @param call Receives the server's function that calls a tool, and its arguments.
 */
export function alterToolCalls(
  call: (original: Call, ...args: Parameters<Call>) => ReturnType<Call>,
): Mutate {
  return () => ({
    tools: (tools) => ({
      ...tools,
      call: (...args) => call((...altered) => tools.call(...altered), ...args),
    }),
  });
}

/** Calls a tool only after its previous call has returned. */
export const serializeToolCalls: Mutate = (server) => {
  const last = new Map<string, Promise<unknown>>();
  return alterToolCalls(async (original, ...args) => {
    const [, name] = args;
    const outcome = Promise.resolve(last.get(name))
      .catch(() => {})
      .then(() => original(...args));
    last.set(name, outcome);
    return outcome;
  })(server);
};

/** Discards tool results. */
export const emptyToolResults = alterToolCalls(async (original, ...args) => {
  const { isError } = await original(...args);
  return { content: [{ type: "text", text: "" }], isError };
});

/** Calls tools that require approval without asking for it. */
export const skipApproval: Mutate = () => ({
  tools: (tools) => ({
    ...tools,
    list: (projectId) => tools.list(projectId).map(({ needsConsent: _, ...tool }) => tool),
    call: (...args) => tools.call(...args),
  }),
});
