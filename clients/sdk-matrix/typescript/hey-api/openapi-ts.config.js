/**
 * Configures hey-api. If a response is either a stream or JSON, hey-api would treat it as JSON, so that media
 * type is removed.
 */
export default {
  input: "openapi.yaml",
  output: "generated",
  plugins: ["@hey-api/client-fetch"],
  parser: {
    patch: {
      operations: (_method, _path, { responses }) => {
        for (const { content } of Object.values(responses)) {
          if (content?.["text/event-stream"]) delete content["application/json"];
        }
      },
    },
  },
};
