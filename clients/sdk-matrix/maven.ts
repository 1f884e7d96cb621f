/**
 * Downloads files from Maven Central into the cache folder, and lists the jars that generated Java code
 * needs.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, delimiter, join } from "node:path";
import { cacheFolder } from "./install-from-lock.ts";
import { StepFailed } from "./row.ts";

/** A file on Maven Central. */
export interface MavenFile {
  /** The path relative to the repository root. */
  path: string;
  sha256: string;
}

const downloads = new Map<string, Promise<string>>();

/**
 * Downloads a file, unless it has already been downloaded.
 *
 * @returns The absolute path of the file.
 * @throws StepFailed if the download fails, takes more than two minutes, or does not match the pinned
 * checksum.
 */
export function downloadFromMaven(file: MavenFile): Promise<string> {
  const known = downloads.get(file.path) ?? download(file);
  downloads.set(file.path, known);
  return known;
}

async function download({ path, sha256 }: MavenFile): Promise<string> {
  const folder = join(cacheFolder, "maven");
  const target = join(folder, basename(path));
  const cached = await readFile(target).catch(() => undefined);
  if (cached !== undefined && digest(cached) === sha256) return target;
  const url = `https://repo1.maven.org/maven2/${path}`;
  console.error(`downloading ${url}`);
  const bytes = await fetchBytes(url);
  if (digest(bytes) !== sha256) {
    throw new StepFailed(`${url} has SHA-256 ${digest(bytes)} instead of the pinned ${sha256}`);
  }
  await mkdir(folder, { recursive: true });
  // The file is renamed only once it is complete, because multiple processes may download it concurrently.
  const partial = `${target}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, target);
  return target;
}

async function fetchBytes(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new StepFailed(`${url} cannot be downloaded: ${(error as Error).message}`);
  }
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Maps `group:artifact:version` to the SHA-256 checksum of the jar. */
export type Jars = Readonly<Record<string, string>>;

/** The jars that a client with `okhttp-gson` needs. */
export const gsonJars: Jars = {
  "com.google.code.findbugs:jsr305:3.0.2": "766ad2a0783f2687962c8ad74ceecc38a28b9f72a2d085ee438b7813e928d0c7",
  "com.google.code.gson:gson:2.10.1": "4241c14a7727c34feea6507ec801318a3d4a90f070e4525681079fb94ee4c593",
  "com.squareup.okhttp3:logging-interceptor:4.12.0":
    "f3e8d5f0903c250c2b55d2f47fcfe008e80634385da8385161c7a63aaed0c74c",
  "com.squareup.okhttp3:okhttp:4.12.0": "b1050081b14bb7a3a7e55a4d3ef01b5dcfabc453b4573a4fc019767191d5f4e0",
  "com.squareup.okio:okio-jvm:3.6.0": "67543f0736fc422ae927ed0e504b98bc5e269fda0d3500579337cb713da28412",
  "io.gsonfire:gson-fire:1.9.0": "73f56642ef43381efda085befb1e6cb51ce906af426d8db19632d396a5bb7a91",
  "jakarta.annotation:jakarta.annotation-api:1.3.5":
    "85fb03fc054cdf4efca8efd9b6712bbb418e1ab98241c4539c8585bbc23e1b8a",
  "jakarta.ws.rs:jakarta.ws.rs-api:2.1.6": "4cea299c846c8a6e6470cbfc2f7c391bc29b9caa2f9264ac1064ba91691f4adf",
  "org.apache.commons:commons-lang3:3.18.0":
    "4eeeae8d20c078abb64b015ec158add383ac581571cddc45c68f0c9ae0230720",
  "org.jetbrains.kotlin:kotlin-stdlib:1.9.10":
    "55e989c512b80907799f854309f3bc7782c5b3d13932442d0379d5c472711504",
  "org.openapitools:jackson-databind-nullable:0.2.11":
    "07417c949d66a67eb8bc1e919f3f1f13a741badf8b4fcbd39ac16a509d38d34c",
};

/** The jars that classes with Jackson annotations need. */
export const jacksonJars: Jars = {
  "com.fasterxml.jackson.core:jackson-annotations:2.21":
    "53ca085f4a150f703f49e1aabd935bd03b43e1ea3d55d135438292af22cef56b",
  "com.fasterxml.jackson.core:jackson-core:2.21.5":
    "b64b5874162b503a0e58a8f7758266e8dd9f91bf49e3a59ae0b5f47589a231b7",
  "com.fasterxml.jackson.core:jackson-databind:2.21.5":
    "507418c0fafd38b2b2cfb704521630da613a8e4cc8381195a6f418017883e2c0",
  "com.fasterxml.jackson.datatype:jackson-datatype-jsr310:2.21.5":
    "e941f9718d16a649614cb06711de06da34722afff9cee0b7725fc5318638304c",
  "com.google.code.findbugs:jsr305:3.0.2": "766ad2a0783f2687962c8ad74ceecc38a28b9f72a2d085ee438b7813e928d0c7",
  "jakarta.annotation:jakarta.annotation-api:1.3.5":
    "85fb03fc054cdf4efca8efd9b6712bbb418e1ab98241c4539c8585bbc23e1b8a",
  "org.openapitools:jackson-databind-nullable:0.2.11":
    "07417c949d66a67eb8bc1e919f3f1f13a741badf8b4fcbd39ac16a509d38d34c",
};

/**
 * Downloads the jars once and returns the class path.
 *
 * @throws StepFailed if a download fails.
 */
export async function classPath(jars: Jars): Promise<string> {
  return (await Promise.all(Object.entries(jars).map(toMavenFile).map(downloadFromMaven))).join(delimiter);
}

function toMavenFile([coordinates, sha256]: [string, string]): MavenFile {
  const [group = "", artifact, version] = coordinates.split(":");
  return {
    path: `${group.replaceAll(".", "/")}/${artifact}/${version}/${artifact}-${version}.jar`,
    sha256,
  };
}
