import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { describe, expect, it, onTestFinished } from "vitest";
import { ApiKeys } from "./api-keys.ts";

const digest = createHash("sha256").update("s3cret").digest("hex");

describe("ApiKeys", () => {
  it("finds the project that a key belongs to, and none for an unknown key [T-173]", () => {
    const keys = ApiKeys.parse(` one:key-1 ,two:a:b,, one:key-2,three:sha256:${digest} `);
    expect(keys.isOpen).toBe(false);
    const keysToFind = [
      "key-1",
      "key-2",
      "a:b",
      "s3cret",
      "",
      "key-3",
      "KEY-1",
      "one:key-1",
      `sha256:${digest}`,
    ];
    expect(keysToFind.map((key) => keys.projectOf(key))).toEqual([
      "one",
      "one",
      "two",
      "three",
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("are not needed by an open server, which has no issuers of tokens either", () => {
    const isOpen = (setting: string, hasIssuers?: boolean) => ApiKeys.parse(setting, hasIssuers).isOpen;
    expect([isOpen(""), isOpen("", true), isOpen("a:b"), isOpen("a:b", true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("compares every digest completely, for any key", () => {
    const { timingSafeEqual } = crypto;
    const compared: [number, number][] = [];
    crypto.timingSafeEqual = (one, other) => {
      compared.push([one.byteLength, other.byteLength]);
      return timingSafeEqual(one, other);
    };
    syncBuiltinESMExports();
    onTestFinished(() => {
      crypto.timingSafeEqual = timingSafeEqual;
      syncBuiltinESMExports();
    });
    const keys = ApiKeys.parse("a:first,b:second,c:third");
    for (const key of ["first", "third", "firsx", "nothing", "", "x".repeat(8_000)]) {
      compared.length = 0;
      keys.projectOf(key);
      expect([key, compared]).toEqual([key, Array.from({ length: 3 }, () => [32, 32])]);
    }
  });

  it("counts the keys of each project", () => {
    expect(ApiKeys.parse("a:1,b:2,a:3").countByProject()).toEqual(
      new Map([
        ["a", 2],
        ["b", 1],
      ]),
    );
  });

  it.each(["", " , ,"])("is open without keys: %j", (setting) => {
    const keys = ApiKeys.parse(setting);
    expect([keys.isOpen, keys.projectOf("anything")]).toEqual([true, undefined]);
  });

  const shape = 'must be "project:key", where the project has at most 64 letters, digits, "_" or "-"';
  it.each([
    ["no colon", "hunter2", `API_KEYS: entry 1: ${shape}`],
    ["no key", "ok:fine,hunter2:", `API_KEYS: entry 2: ${shape}`],
    ["no project", ":hunter2", `API_KEYS: entry 1: ${shape}`],
    [
      "a project id that a header or path cannot contain",
      "my project:hunter2",
      `API_KEYS: entry 1: ${shape}`,
    ],
    ["a project that is too long", `${"p".repeat(65)}:hunter2`, `API_KEYS: entry 1: ${shape}`],
    [
      "a space in a key",
      "p:hunter2 hunter2",
      "API_KEYS: entry 1: a key must be printable ASCII without spaces, because it is sent in an HTTP header",
    ],
    [
      "a letter that a header cannot contain",
      "p:hunter2é",
      "API_KEYS: entry 1: a key must be printable ASCII without spaces, because it is sent in an HTTP header",
    ],
    [
      "a short digest",
      "p:sha256:hunter2",
      'API_KEYS: entry 1: "sha256:" must be followed by the key\'s digest, 64 hex digits',
    ],
    [
      "a digest with something after it",
      `p:sha256:${digest}hunter2`,
      'API_KEYS: entry 1: "sha256:" must be followed by the key\'s digest, 64 hex digits',
    ],
    [
      "one key for two projects",
      "a:hunter2,b:other,c:hunter2",
      "API_KEYS: entry 3: has the same key as API_KEYS: entry 1; use a different key for each",
    ],
    ["several", "hunter2,a:b,:hunter2", `API_KEYS: entry 1: ${shape}\nAPI_KEYS: entry 3: ${shape}`],
  ])("rejects %s without revealing a key", (_name, setting, message) => {
    expect(() => ApiKeys.parse(setting)).toThrow(expect.objectContaining({ name: "SettingError", message }));
    expect(message).not.toContain("hunter2");
  });
});
