import { createContext } from "react";
import type { AppState, actionsOf } from "./app-state";

export type AppContextValue = AppState & ReturnType<typeof actionsOf>;

/** Exported for `useMirroredPhoto`, which visitors' pages use without a provider; screens call `useAppContext`. */
export const AppContext = createContext<AppContextValue | null>(null);
