import { join } from "node:path";

/** Where the rows of Python, Go, Java and Rust keep what they download and build; Git ignores it. */
export const cacheFolder = join(import.meta.dirname, ".cache");
