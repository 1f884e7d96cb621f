/**
 * Preloaded into a server process. The server then sends events to readers before committing them, which the
 * oracle must detect.
 */
import { changeSource } from "../../testing/change-source.ts";

const publishes = "run.publish(pending);";
const commits = "outcomes = await this.#append(appends);";

/**
 * The first events of a run are committed first, because a run with an empty log cannot be read. Readers get
 * a turn of the event loop to send the published events, as they do after a commit.
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
