/** The server under test: the complete product with the bench's model. Argument: a database file or URL. */
import { readSettings } from "../../config/settings.ts";
import { startServer } from "../../server.ts";
import { serveProduction } from "./commands.ts";
import { Conductor } from "./conductor.ts";
import { benchModel, onlyModel } from "./model.ts";

const conductor = new Conductor();
const [, , database = ""] = process.argv;
const { url } = await startServer(
  readSettings({
    PORT: "0",
    ...(database.startsWith("postgres:") ? { DATABASE_URL: database } : { DATABASE_FILE: database }),
  }),
  (line) => process.stderr.write(`${line}\n`),
  { models: onlyModel(benchModel(conductor)) },
);
serveProduction(conductor);
process.send?.({ answer: url });
