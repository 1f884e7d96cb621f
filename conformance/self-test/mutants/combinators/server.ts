/** Mutations of the server itself: its settings, and how it calls tools. */
import type { Settings } from "../../../../server/config/settings.ts";
import type { ServerTools } from "../../../../server/core/ports/tools.ts";
import type { Mutate } from "../mutant.ts";

/** Changes some settings. */
export function alterSettings(change: (settings: Settings) => Partial<Settings>): Mutate {
  return () => ({ settings: (settings) => ({ ...settings, ...change(settings) }) });
}

/** Allows bodies that are larger by some bytes. */
export function allowLargerBodies(bytes: number): Mutate {
  return alterSettings(({ maxBodyBytes }) => ({ maxBodyBytes: maxBodyBytes + bytes }));
}

/** Sets how long a run without a reader continues, in milliseconds. */
export function setDisconnectGrace(disconnectGraceMs: number): Mutate {
  return alterSettings(() => ({ disconnectGraceMs }));
}

type Call = ServerTools["call"];

/** Alters tool calls. @param call Receives the server's call function, and the arguments. */
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

/** Calls a tool only when its previous call has returned. */
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

/** Loses the results of tools. */
export const emptyToolResults = alterToolCalls(async (original, ...args) => {
  const { isError } = await original(...args);
  return { content: [{ type: "text", text: "" }], isError };
});

/** Calls tools that require approval without it. */
export const skipApproval: Mutate = () => ({
  tools: (tools) => ({
    ...tools,
    list: (projectId) => tools.list(projectId).map(({ needsConsent: _, ...tool }) => tool),
    call: (...args) => tools.call(...args),
  }),
});
