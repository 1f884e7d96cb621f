/**
 * Loaded into a server process before everything else: a server that sends events to its readers before they are
 * committed, as one without durability would. The oracle must find it out.
 */
import { changeSource } from "../../testing/change-source.ts";

const publishes = "run.publish(pending);";
const commits = "outcomes = await this.#append(appends);";

/**
 * A run's first events are committed first, for a run whose log is empty cannot be read. Readers have a turn of the event
 * loop to send what is published, as they have after a commit.
 */
const publishesFirst = `
  for (const { run, pending } of batch) if (run.feed.committed.number > 0) ${publishes}
  await new Promise((resolve) => setImmediate(resolve));
  ${commits}
`;
const publishesRest = `if (run.feed.committed.number === 0) ${publishes}`;

changeSource({
  "server/engine/log/journal.ts": [
    [publishes, publishesRest],
    [commits, publishesFirst],
  ],
});
