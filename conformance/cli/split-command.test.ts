import { expect, it } from "vitest";
import { splitCommand } from "./split-command.ts";

it.each([
  ["node server.js --port {port}", ["node", "server.js", "--port", "{port}"]],
  ['  ./my\\ server  \'a b\'c "d \\"e\\" f"  ', ["./my server", "a bc", 'd "e" f']],
  ['run \'\' "" --name="x y"', ["run", "", "", "--name=x y"]],
  ["sh -c 'A=1 exec node server.js > log'", ["sh", "-c", "A=1 exec node server.js > log"]],
  ["node server.js --url=a=b", ["node", "server.js", "--url=a=b"]],
])("splits %s", (line, words) => {
  expect(splitCommand(line)).toEqual(words);
});

it.each([
  ["", "The command is empty; type the command that starts your server."],
  ["node 'a b", "The command has an unclosed '; close or remove it."],
  ['node "a', 'The command has an unclosed "; close or remove it.'],
  ["node a\\", "The command has an unclosed \\; close or remove it."],
  [
    "npm run build && npm start",
    'The command runs without a shell, so `&&` is not supported; write it in a script, or use: sh -c "npm run build && npm start"',
  ],
  [
    "PORT=1 node a",
    'The command runs without a shell, so it cannot set variables; write it in a script, or use: sh -c "PORT=1 node a"',
  ],
])("rejects %j", (line, message) => {
  expect(() => splitCommand(line)).toThrow(message);
});
