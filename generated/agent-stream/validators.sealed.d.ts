// generated from spec/agent-stream by `npm run generate`; do not edit
export * from "./validators.js";
