/** Output of `--help`. */
export const usage = `Usage: tambo-v1-server [--check-config | --help | --version]

Starts the server. Without settings it listens on http://127.0.0.1:8080 with a demo model, is open to programs of this
machine, and keeps everything in .data/runs.sqlite.

  --check-config  show the settings, or every mistake in them, and start nothing
  --help          show this
  --version       show the version

Settings come from tambo.config.json in the working folder and from these environment variables, which win:

  CONFIG_FILE            another file in place of tambo.config.json
  HOST, PORT             where it listens; port 0 takes a free one
  DATABASE_FILE          the SQLite file, or :memory:
  DATABASE_URL           a PostgreSQL database in place of the file
  API_KEYS               project:key pairs, separated by commas
  MODEL                  the model used when a request names none
  OPENAI_API_KEY, OPENAI_BASE_URL
                         gives the models openai/<model> and openai-chat/<model>
  ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL
                         gives the models anthropic/<model>
  MCP_SERVERS_FILE       JSON file of the tool servers
  ALLOW_SCRIPT_MODEL_FOR_TESTS
                         on: requests may name the model script, which calls any
                         tool that a message names; never for a server in use
  SCRIPT_HOLDS_URL       for tests: where the model script asks for its holds
  DISCONNECT_GRACE_MS    how long a run goes on without a reader
  SHUTDOWN_GRACE_MS      how long runs may go on when the server is told to stop
  EVENT_RETENTION_HOURS  how long the events of a run can be read after its end
  MAX_BODY_BYTES, MAX_MESSAGE_BYTES
                         the largest request, and the largest message
  LOG_LEVEL              silent, error, warn, info or debug
  LOG_FORMAT             text or json
  LOG_PROMPTS            on: the log tells what models and tools are sent
  METRICS_PORT           port of /metrics

The README of the package tells their defaults, and what else may stand in the file. The running server has the
reference of its API at /docs, and a playground at /.

Exit codes: 0 it was told to stop and did, 1 it could not start or stop, 2 the command line is wrong; 130 (SIGINT) or
143 (SIGTERM) it was told to stop a second time.
`;
