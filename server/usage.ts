/** Output of `--help`. */
export const usage = `Usage: tambo-v1-server [--backup FILE | --restore FILE | --check-config | --help | --version]

Starts the server. Without settings it listens on http://127.0.0.1:8080 with a demo model, accepts requests from
this machine without keys, and stores all data in .data/runs.sqlite.

  --backup FILE   copy the SQLite database to a new file, also while the server runs
  --restore FILE  replace the SQLite database with a backup; stop the server first
  --check-config  print the settings, or all errors in them, and exit
  --help          print this help and exit
  --version       print the version and exit

Settings are read from tambo.config.json in the working directory and from these environment variables, which take
precedence:

  CONFIG_FILE            path of a file to use instead of tambo.config.json
  HOST, PORT             address to listen on; port 0 selects a free port
  DATABASE_FILE          SQLite file, or :memory:
  DATABASE_URL           PostgreSQL database to use instead of the file
  API_KEYS               project:key pairs, separated by commas
  CORS_ORIGINS           origins of web pages that may call the server, separated
                         by commas
  MODEL                  model for requests that do not select one
  DEMO_DELAY_MS          mean time between two deltas of the demo model
  OPENAI_API_KEY, OPENAI_BASE_URL
                         enable the models openai/<model> and openai-chat/<model>
  ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL
                         enable the models anthropic/<model>
  MCP_SERVERS_FILE       JSON file that lists the tool servers
  ALLOW_SCRIPT_MODEL_FOR_TESTS
                         on: requests may use the script model, which calls any
                         tool named in a message; never use it in production
  SCRIPT_HOLDS_URL       for tests: URL that releases the script model's holds
  DISCONNECT_GRACE_MS    how long a run continues without a reader
  SHUTDOWN_GRACE_MS      how long active runs may take to finish during shutdown
  EVENT_RETENTION_HOURS  how long a run's events are kept after it ends
  MAX_BODY_BYTES, MAX_MESSAGE_BYTES
                         maximum size of a request body and of a message
  LOG_LEVEL              silent, error, warn, info or debug
  LOG_FORMAT             text or json
  LOG_PROMPTS            on: log model and tool inputs
  METRICS_PORT           port of /metrics

The package's README documents the defaults and the settings that only the file can contain. A running server has
an API reference at /docs and a playground at /.

Exit codes: 0 stopped by a signal, 1 could not start or stop, or a command failed, 2 invalid command line, 130 (SIGINT) or 143
(SIGTERM) stopped by a second signal.
`;
