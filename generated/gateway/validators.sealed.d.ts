// generated from spec/gateway by `npm run generate`; do not edit
export * from "./validators.js";
