/** Mutants with defects in the users of a project, for every contract that stores data. */
import { acceptEmptyUsers, ignoreUsers, repairUsers } from "../combinators/requests.ts";
import type { Mutants } from "../mutant.ts";

export const userMutants: Mutants = {
  /** Ignores the user of a request. */
  "users-are-one": ignoreUsers,
  /** Treats a request with an empty user as a request without a user. */
  "empty-user-is-none": acceptEmptyUsers,
  /** Shortens a user that is too long, and removes the control characters from its name. */
  "invalid-user-repaired": repairUsers,
};
