/** Configures kubb to generate functions whose requests are sent by `send.ts`. */
import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  input: { path: "openapi.yaml" },
  output: { path: "generated", format: false, lint: false },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs(),
    pluginClient({ importPath: "../../send.ts", dataReturnType: "full" }),
  ],
});
