// generated from spec/tool-progress by `npm run generate`; do not edit
export * from "./validators.js";
