/** Configures orval to generate `fetch` functions whose requests are sent by `send.ts`. */
export default {
  api: {
    input: { target: "openapi.yaml" },
    output: {
      target: "generated/index.ts",
      client: "fetch",
      urlEncodeParameters: true,
      headers: true,
      override: { mutator: { path: "send.ts", name: "send" } },
    },
  },
};
