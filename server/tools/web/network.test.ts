import { describe, expect, it } from "vitest";
import { createInternet } from "./network.ts";

describe("createInternet", () => {
  const own = ["127.0.0.1", "8.8.4.4", "2606:4700:4700::1001", "fe80::1"];

  it.each([
    ["8.8.4.4", false],
    ["::ffff:8.8.4.4", false],
    ["64:ff9b::808:404", false],
    ["2002:808:404::1", false],
    ["2606:4700:4700::1001", false],
    ["2606:4700:4700:0:0:0:0:1001", false],
    ["127.0.0.1", false],
    ["10.0.0.1", false],
    ["8.8.8.8", true],
    ["::ffff:8.8.8.8", true],
    ["2606:4700:4700::1111", true],
  ])("permits %s: %s [G-012]", (address, expected) => {
    expect(createInternet(() => own).permits(address)).toBe(expected);
  });

  it("reads the addresses of this machine at each check [G-012]", () => {
    const addresses = ["1.1.1.1"];
    const { permits } = createInternet(() => addresses);
    expect(permits("8.8.8.8")).toBe(true);
    addresses.push("8.8.8.8");
    expect(permits("8.8.8.8")).toBe(false);
  });
});
