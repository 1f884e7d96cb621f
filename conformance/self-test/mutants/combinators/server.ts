/** Mutations of the server itself: its settings, and how it calls tools. */
import type { Settings } from "../../../../server/config/settings.ts";
import type { ServerTools } from "../../../../server/core/ports/tools.ts";
import type { Mutate } from "../mutant.ts";

/** Changes some settings. */
export function alterSettings(change: (settings: Settings) => Partial<Settings>): Mutate {
  return () => ({ settings: (given) => ({ ...given, ...change(given) }) });
}

/** Allows bodies that are larger by some bytes. */
export function allowLargerBodies(bytes: number): Mutate {
  return alterSettings(({ maxBodyBytes }) => ({ maxBodyBytes: maxBodyBytes + bytes }));
}

/** Lets runs without a reader go on for so long. */
export function setDisconnectGrace(disconnectGraceMs: number): Mutate {
  return alterSettings(() => ({ disconnectGraceMs }));
}

type Call = ServerTools["call"];

/** Changes how tools are called. @param call Gets the server's own way to call them, and the arguments. */
export function alterToolCalls(call: (own: Call, ...given: Parameters<Call>) => ReturnType<Call>): Mutate {
  return () => ({
    tools: (tools) => ({
      ...tools,
      call: (...given) => call((...altered) => tools.call(...altered), ...given),
    }),
  });
}

/** Calls a tool only when its call before has returned. */
export const serializeToolCalls: Mutate = (server) => {
  const last = new Map<string, Promise<unknown>>();
  return alterToolCalls(async (own, ...given) => {
    const [, name] = given;
    const outcome = Promise.resolve(last.get(name))
      .catch(() => {})
      .then(() => own(...given));
    last.set(name, outcome);
    return outcome;
  })(server);
};

/** Loses what tools return. */
export const emptyToolResults = alterToolCalls(async (own, ...given) => {
  const { isError } = await own(...given);
  return { content: [{ type: "text", text: "" }], isError };
});

/** Calls tools that need the user's approval without it. */
export const skipApproval: Mutate = () => ({
  tools: (tools) => ({
    ...tools,
    list: (projectId) => tools.list(projectId).map(({ needsConsent: _, ...tool }) => tool),
    call: (...given) => tools.call(...given),
  }),
});
