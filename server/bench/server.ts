/** The server under test: the whole product, with the bench's model. Argument: the database file. */
import { readSettings } from "../config/settings.ts";
import { startServer } from "../server.ts";
import { serveProduction } from "./commands.ts";
import { Conductor } from "./conductor.ts";
import { benchModel } from "./model.ts";

const conductor = new Conductor();
const model = benchModel(conductor);
const { url } = await startServer(
  readSettings({ PORT: "0", DATABASE_FILE: process.argv[2] }),
  (line) => process.stderr.write(`${line}\n`),
  {
    models: {
      default: model.modelId,
      ids: [model.modelId],
      get: (id) => (id === model.modelId ? model : undefined),
    },
  },
);
serveProduction(conductor);
process.send?.({ answer: url });
