/** Mutations of how tools are called. */
import type { Mutate } from "../mutant.ts";

/** A tool is called when its call before has answered. */
export const calledOneByOne: Mutate = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    tools: (tools) => ({
      ...tools,
      async call(...given) {
        const [, name] = given;
        const outcome = Promise.resolve(last.get(name))
          .catch(() => {})
          .then(() => tools.call(...given));
        last.set(name, outcome);
        return outcome;
      },
    }),
  };
};
