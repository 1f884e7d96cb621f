/** The issuer of tokens that the server's settings name. Its public key is published in the program's folder. */
import { generateKeyPairSync, sign } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";

const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const header = { alg: "ES256", kid: "first" };
mkdirSync("dist", { recursive: true });
const keys = [{ ...publicKey.export({ format: "jwk" }), ...header }];
writeFileSync("dist/keys.json", JSON.stringify({ keys }));

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs a token for a user. It expires in five minutes, unless the claims say otherwise. */
export function signToken(sub, claims = {}) {
  const exp = Math.floor(Date.now() / 1000) + 300;
  const payload = { iss: process.env.PAGE_URL, aud: "outside", sub, exp, ...claims };
  const input = `${encode(header)}.${encode(payload)}`;
  const signature = sign("sha256", Buffer.from(input), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `${input}.${signature.toString("base64url")}`;
}
