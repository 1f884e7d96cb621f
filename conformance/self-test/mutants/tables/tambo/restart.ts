/** Mutants of what is there after a kill: each runs in a process of its own. */
import { answers } from "../../combinators/answers.ts";
import { each, events } from "../../combinators/events.ts";
import { problem, request } from "../../combinators/requests.ts";
import type { Mutant } from "../../mutant.ts";

export const restartMutants: readonly Mutant[] = [
  {
    id: "restart-leaves-busy",
    text: "A thread whose run was killed is busy for ever.",
    defect: "D2",
    restart: true,
    mutate: (server) =>
      server.restarted ? request("createRun", () => problem(409, "CONCURRENT_RUN"))(server) : {},
  },
  {
    id: "restart-loses-threads",
    text: "After a restart there are no threads.",
    restart: true,
    mutate: (server) =>
      server.restarted
        ? answers((answer) => {
            if (answer.request.operation === "getThread")
              Object.assign(answer, problem(404, "THREAD_NOT_FOUND"));
          })(server)
        : {},
  },
  {
    id: "restart-loses-events",
    text: "After a restart the text that was streamed before is lost.",
    restart: true,
    mutate: (server) =>
      server.restarted
        ? events((event, { operation }) =>
            operation === "reconnectRun" && event.name === "TEXT_MESSAGE_CONTENT" ? undefined : event,
          )(server)
        : {},
  },
  {
    id: "restart-leaves-open",
    text: "A run that was killed never ends.",
    restart: true,
    mutate: (server) =>
      server.restarted
        ? each("RUN_ERROR", (_, { operation }) => (operation === "reconnectRun" ? undefined : _))(server)
        : {},
  },
];
