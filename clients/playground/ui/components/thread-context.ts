import { createContext } from "react";
import type { TamboThread } from "tambo-v1-client";

/** The conversation that components stand in: the session's own store of it. */
export const ThreadContext = createContext<TamboThread | undefined>(undefined);
