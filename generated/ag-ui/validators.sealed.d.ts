// generated from spec/ag-ui by `npm run generate`; do not edit
export * from "./validators.js";
