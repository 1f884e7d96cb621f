import { expect, it } from "vitest";
import { createTestDatabase, findMissingPostgres } from "../testing/databases/postgres.ts";
import { chunkModel, textDeltas, toolArguments } from "./chunk-model.ts";
import { EngineBench } from "./engine-bench.ts";

it.each([
  [textDeltas, false],
  [textDeltas, true],
  [toolArguments, false],
  [toolArguments, true],
] as const)(
  "every chunk becomes one event, in every run: $0.name, one by one: $1",
  async (content, oneByOne) => {
    await using bench = await EngineBench.start(chunkModel(content.parts(7), oneByOne));
    const other = content === textDeltas ? toolArguments : textDeltas;
    expect([
      await bench.run(content.event),
      await bench.run(content.event),
      await bench.run(other.event),
    ]).toEqual([7, 7, 0]);
  },
);

it.skipIf(await findMissingPostgres())(
  "a run of 100 deltas in a new thread costs six statements",
  async () => {
    const database = await createTestDatabase();
    try {
      const model = chunkModel(textDeltas.parts(100), false);
      await using bench = await EngineBench.start(model, database.url);
      await bench.run(textDeltas.event);
      bench.statements.length = 0;
      expect(await bench.run(textDeltas.event)).toBe(100);
      const changed = bench.statements.map((statement) =>
        [...statement.matchAll(/insert into "?(\w+)|update "(\w+)|^(begin|commit)$/gi)]
          .map(([, inserted, updated, edge]) => inserted ?? updated ?? edge)
          .join(" "),
      );
      expect(changed).toEqual([
        ...["begin", "threads", "messages", "runs run_requests run_chunks", "commit"],
        ...["begin", "run_chunks", "messages", "threads runs", "commit"],
      ]);
    } finally {
      await database.drop();
    }
  },
);
