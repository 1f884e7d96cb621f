/**
 * The example tool server: an MCP server over stdio with fixed, made-up weather data. Copy it to write your
 * own tool server.
 *
 * Stdout is reserved for the protocol. A tool server must write everything else to stderr.
 */
import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

/** Temperature in degrees Fahrenheit and weather conditions, by city. */
const weather = new Map<string, [fahrenheit: number, conditions: string]>([
  ["new york", [72, "Sunny"]],
  ["san francisco", [65, "Foggy"]],
  ["chicago", [59, "Windy"]],
  ["toronto", [61, "Partly cloudy"]],
  ["mexico city", [75, "Partly cloudy"]],
  ["são paulo", [79, "Thunderstorms"]],
  ["london", [57, "Light rain"]],
  ["paris", [64, "Cloudy"]],
  ["berlin", [55, "Overcast"]],
  ["cairo", [91, "Clear"]],
  ["mumbai", [88, "Humid"]],
  ["tokyo", [70, "Clear"]],
  ["sydney", [68, "Breezy"]],
]);

/** The temperature change from today for each day, and the conditions if they differ from today's. */
const days: { day: string; change: number; conditions?: string }[] = [
  { day: "Today", change: 0 },
  { day: "Tomorrow", change: 3, conditions: "Partly cloudy" },
  { day: "The day after", change: -4, conditions: "Rain" },
];

const input = z.object({
  city: z.string().describe('The city, for example "New York" or "Paris, France"'),
  unit: z.enum(["fahrenheit", "celsius"]).default("fahrenheit").describe("The unit of the temperature"),
});
// Reading weather data has no side effects, so an interrupted call can be repeated.
const annotations = { readOnlyHint: true, idempotentHint: true };
// An error that the model should see and handle is a result with `isError`, not a thrown error.
const cityNotFound = { isError: true, content: [{ type: "text" as const, text: "City not found" }] };

/** Finds a city by name, ignoring case and a state or country after a comma. */
function lookUp(city: string): [fahrenheit: number, conditions: string] | undefined {
  return weather.get(city.replace(/,.*/s, "").trim().toLowerCase());
}

function temperature(fahrenheit: number, unit: "fahrenheit" | "celsius"): string {
  return unit === "celsius" ? `${Math.round(((fahrenheit - 32) * 5) / 9)}°C` : `${fahrenheit}°F`;
}

function createServer(): McpServer {
  const server = new McpServer({ name: "weather", version: "1.0.0" });

  server.registerTool(
    "get_weather",
    { description: "Get the current weather of a city", inputSchema: input, annotations },
    ({ city, unit }) => {
      const found = lookUp(city);
      if (!found) return cityNotFound;
      const [fahrenheit, conditions] = found;
      return { content: [{ type: "text", text: `${temperature(fahrenheit, unit)}, ${conditions}` }] };
    },
  );

  server.registerTool(
    "get_forecast",
    {
      description: "Get the weather of a city for three days",
      inputSchema: input,
      outputSchema: z.object({
        days: z.array(z.object({ day: z.string(), temperature: z.string(), conditions: z.string() })),
      }),
      annotations,
    },
    ({ city, unit }) => {
      const found = lookUp(city);
      if (!found) return cityNotFound;
      const [fahrenheit, today] = found;
      const forecast = days.map(({ day, change, conditions = today }) => ({
        day,
        temperature: temperature(fahrenheit + change, unit),
        conditions,
      }));
      return {
        // The same data is returned twice: as lines for models and people, and as structured content for
        // programs.
        content: forecast.map(({ day, temperature, conditions }) => ({
          type: "text",
          text: `${day}: ${temperature}, ${conditions}`,
        })),
        structuredContent: { days: forecast },
      };
    },
  );

  server.registerResource(
    "cities",
    "weather://cities",
    { title: "Cities", description: "The cities whose weather is known", mimeType: "text/plain" },
    ({ href: uri }) => {
      const cities = Array.from(weather.keys(), (city) =>
        city.replace(/(?<!\p{L})\p{L}/gu, (c) => c.toUpperCase()),
      );
      return { contents: [{ uri, mimeType: "text/plain", text: cities.join("\n") }] };
    },
  );
  return server;
}

// Serves clients of both protocol eras, MCP 2025-11-25 and 2026-07-28.
serveStdio(createServer);
