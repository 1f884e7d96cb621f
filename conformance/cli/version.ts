import manifest from "../package.json" with { type: "json" };

/** Version of the suite, as reports state it. */
export const version = manifest.version;
