/** The server under test: the whole product, with the bench's model. Argument: the database file. */
import { readSettings } from "../config/settings.ts";
import { startServer } from "../server.ts";
import { serveProduction } from "./commands.ts";
import { Conductor } from "./conductor.ts";
import { benchModel, onlyModel } from "./model.ts";

const conductor = new Conductor();
const { url } = await startServer(
  readSettings({ PORT: "0", DATABASE_FILE: process.argv[2] }),
  (line) => process.stderr.write(`${line}\n`),
  { models: onlyModel(benchModel(conductor)) },
);
serveProduction(conductor);
process.send?.({ answer: url });
