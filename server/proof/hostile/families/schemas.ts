/** Schemas from a request, component or tool server, combined with a value from the model. */
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import { type SchemaRow, schemaTable, toToolName } from "../tool-servers/schema-table.ts";

/** Ways to make the server validate a value against a schema. */
const validations = {
  /** Validates the arguments of a client tool that has `strict` set. */
  strict: (attacker, schema, args) =>
    attacker.runScript([[{ tool: "check", args }], [{ text: "Done." }]], {
      tools: [{ name: "check", description: "Checks", inputSchema: schema, strict: true }],
    }),
  /** Validates the state of a component. */
  state: (attacker, stateSchema, set) =>
    attacker.runScript([[{ component: "Panel", props: {}, state: [{ set }] }], [{ text: "Done." }]], {
      availableComponents: [
        { name: "Panel", description: "Shows", propsSchema: { type: "object", properties: {} }, stateSchema },
      ],
    }),
} satisfies Record<string, (attacker: Attacker, schema: object, value: object) => Promise<unknown>>;

function createCase({ name, short, schema, value }: SchemaRow): HostileCase {
  return {
    name,
    ...(short && { short }),
    async attack(attacker) {
      const [foreign, made] = [schema(), value()];
      const tool = `schemas/${toToolName(name)}`;
      await Promise.all([
        validations.strict(attacker, foreign, made),
        validations.state(attacker, foreign, made),
        // Validates arguments from the message against the schema of a tool server.
        attacker.runScript(
          [[{ tool, args: made }], [{ text: "Done." }]],
          {},
          { key: attacker.scene.keys.schemas },
        ),
      ]);
    },
  };
}

/** Returns a schema of 60 kB. Each index gives a different schema, so that none of them is cached. */
const largeSchema = (index: number) => ({
  type: "object",
  properties: Object.fromEntries(
    Array.from({ length: 600 }, (_, at) => [
      `member_${index}_${at}`,
      { type: "string", minLength: at, maxLength: 1_000 + at, description: "A text." },
    ]),
  ),
});

export const schemas: readonly HostileCase[] = [
  ...schemaTable.map(createCase),
  {
    name: "20 large schemas in a turn",
    async attack(attacker) {
      const indexes = Array.from({ length: 20 }, (_, index) => index);
      const calls = indexes.map((index) => ({ tool: `check${index}`, args: { [`member_${index}_1`]: "" } }));
      const tools = indexes.map((index) => ({
        name: `check${index}`,
        description: "Checks",
        inputSchema: largeSchema(index),
        strict: true,
      }));
      await attacker.runScript([calls, [{ text: "Done." }]], { tools });
    },
  },
  {
    name: "the same schema over ag-ui and the gateway",
    async attack(attacker) {
      const { schema, value } = schemaTable[3] as SchemaRow;
      const content = JSON.stringify({ turns: [[{ tool: "check", args: value() }], [{ text: "Done." }]] });
      const [description, inputSchema] = ["Checks", schema()];
      await Promise.all([
        attacker.send("POST", "/ag-ui/default", {
          threadId: crypto.randomUUID(),
          runId: crypto.randomUUID(),
          messages: [{ id: "1", role: "user", content }],
          tools: [{ name: "check", description, parameters: inputSchema }],
          context: [],
          state: {},
          forwardedProps: {},
        }),
        attacker.send("POST", "/v1/runs:stream", {
          request: {
            model: "embedded/script",
            messages: [{ role: "user", content }],
            tools: [{ name: "check", description, input_schema: inputSchema }],
          },
        }),
      ]);
    },
  },
];
