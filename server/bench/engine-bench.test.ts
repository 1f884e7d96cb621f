import { expect, it } from "vitest";
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
