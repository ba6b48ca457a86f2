"use client";

import { createContext, type ReactNode, use } from "react";

/** The signed-in user, rendered into the page: available before any request. */
export type Viewer = { id: string; firstName: string; lastName: string; profileImageUrl: string | null };

const ViewerContext = createContext<Viewer | null>(null);

export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("useViewer must be used within a ViewerProvider");
  return viewer;
}
