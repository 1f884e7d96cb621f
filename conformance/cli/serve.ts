/** `tambo-conform serve`: the suite's model, tools and holds, for looking at and for setting an implementation up. */
import { exit } from "./exit.ts";
import type { Pieces, Surroundings } from "./pieces.ts";
import { upstreamAt } from "./started.ts";

/** Serves until the user wants it to end. @returns The exit code. */
export async function serve(port: number, pieces: Pieces, surroundings: Surroundings): Promise<number> {
  const upstream = await upstreamAt(port, "--port", pieces);
  const lines = Object.entries(upstream.environment()).map(([name, value]) => `export ${name}=${value}\n`);
  surroundings.out(lines.join(""));
  surroundings.err(
    "Serving until Ctrl-C. End it before `tambo-conform run`, which serves at the same addresses by itself.\n",
  );
  await surroundings.interrupted();
  await upstream.close();
  return exit.ok;
}
