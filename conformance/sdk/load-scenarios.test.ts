import { describe, expect, it } from "vitest";
import { readScenario } from "./load-scenarios.ts";

const good = `id: read
title: Read
requirements: [T-081]
see: it.
exchanges:
  - operationId: getThread
    request: { method: GET, path: /v1/threads/sdk-read }
    response: { status: 200, body: {} }
`;

describe("readScenario", () => {
  it("reads a file", () => {
    expect(readScenario("read.yaml", good)).toEqual({
      id: "read",
      title: "Read",
      requirements: ["T-081"],
      see: "it.",
      exchanges: [
        {
          operationId: "getThread",
          request: { method: "GET", path: "/v1/threads/sdk-read" },
          response: { status: 200, body: {} },
        },
      ],
    });
  });

  it.each([
    ["other.yaml", good, 'other.yaml: holds the scenario "read"; name the file "read.yaml"'],
    [
      "read.yaml",
      good.replace("title: Read\n", ""),
      "read.yaml: the file must have required property 'title'",
    ],
    ["read.yaml", "", "read.yaml: the file must be object"],
    [
      "read.yaml",
      good.replace("sdk-read", "thr_1"),
      'read.yaml: /exchanges/0/request must have "sdk-read" as the thread in its path, or as contextKey',
    ],
    [
      "read.yaml",
      good.replace("GET", "PUT"),
      "read.yaml: /exchanges/0/request/method must be equal to one of the allowed values",
    ],
  ])("refuses %s that is wrong, %#", (name, text, message) => {
    expect(() => readScenario(name, text)).toThrow(new Error(message));
  });
});
