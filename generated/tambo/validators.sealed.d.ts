// generated from spec/tambo by `npm run generate`; do not edit
export * from "./validators.js";
