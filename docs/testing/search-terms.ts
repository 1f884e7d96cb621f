/** Terms that people search for, and the page that each of them must find. */
export const pagesByTerm = {
  pagination: "guides/curl.html",
  retry: "guides/errors.html",
  reconnect: "guides/resume.html",
  resume: "guides/resume.html",
  python: "tutorials/sdk-python.html",
  CORS: "guides/access.html",
  "API key": "guides/access.html",
  backup: "guides/back-up.html",
  "rate limit": "guides/access.html",
  "error codes": "guides/errors.html",
  "custom component": "guides/components.html",
  "conformance badge": "tutorials/test-your-server.html",
} as const;
