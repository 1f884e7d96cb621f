import { expect, it } from "vitest";
import { type ContractName, contractNames } from "../contracts/contracts.ts";
import { isInvariant, selectLevel } from "../requirements/level.ts";
import { listCoreNullServers } from "./core-null-servers.ts";
import { judgeNull } from "./mutants/judge.ts";
import { loadSuite } from "./mutants/suite.ts";
import { startNull } from "./null-servers.ts";

/** Long enough for the responses of these servers on a busy machine. */
const timeoutMs = 5_000;

/**
 * The checks that a server passes although it implements nothing, by server and by the reason. An invariant is
 * listed once for all cases.
 */
const passes: Readonly<Partial<Record<ContractName, Record<string, Record<string, string[]>>>>> = {
  tambo: {
    recorded: {
      "only the form of the stream is checked": [
        "framing-live/metadata",
        "framing-stream/methods",
        "server-tool-loop/ends",
        "text-one-message/role",
      ],
    },
  },
  "ag-ui": {
    recorded: {
      "the recorded events are valid, and the request determines none of their checked fields": [
        "every-core-frames",
        "every-core-schema",
        "every-core-version",
        "every-core-lifecycle",
        "every-core-items",
        "every-core-steps",
        "every-core-message-ids",
        "every-core-client-tools",
        "every-core-state",
        "every-core-usage",
        "every-core-terminal",
      ],
      "only the status, the headers and the last event are checked": [
        "core-client-tool/finished",
        "core-text/status",
        "core-text/finished",
      ],
      "the recorded version is not that of the request": ["core-version-newer/no-echo"],
    },
  },
  gateway: {
    recorded: {
      "the recorded run has one step, and is valid": [
        "core-stream/status",
        "core-stream/frames",
        "core-stream/names",
        "core-stream/order",
        "core-stream/index",
        "core-stream/result",
        "core-stream/ended",
      ],
      "the recorded stream contains no key": ["every-secrets"],
    },
  },
  "tool-progress": {
    recorded: { "the recorded chunks are valid": ["core-text/chunks", "core-tool/chunks"] },
  },
  "agent-stream": {
    recorded: {
      "the recorded events are valid": [
        "core-text/status",
        "core-text/frames",
        "core-text/messages",
        "core-text/statuses",
        "core-text/ended",
      ],
      "the recorded call has its four kinds of events in order": ["core-tool/order"],
    },
  },
};

it.each(contractNames)(
  "judges servers that implement nothing in %s at the level core",
  { timeout: 300_000 },
  async (name) => {
    const suite = { ...selectLevel(await loadSuite(name), "core"), scriptOnly: [] };
    for (const [id, server] of Object.entries(listCoreNullServers(name))) {
      const { url, close } = await startNull(server);
      try {
        const passed = (await judgeNull(suite, url, timeoutMs)).filter(({ verdict }) => verdict === "pass");
        const ids = passed.map(({ check }) => (isInvariant(check) ? check.replace(/^.*\//, "") : check));
        const expected = Object.values(passes[name]?.[id] ?? {}).flat();
        expect([id, [...new Set(ids)].toSorted()]).toEqual([id, expected.toSorted()]);
      } finally {
        close();
      }
    }
  },
);
