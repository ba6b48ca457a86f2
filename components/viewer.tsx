"use client";

import { createContext, type ReactNode, use } from "react";

/** Who is signed in, as the page's own server knew it: there before any call was made. */
export type Viewer = { id: string; firstName: string; lastName: string; profileImageUrl: string | null };

const ViewerContext = createContext<Viewer | null>(null);

export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** The person in front of a member's screen. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("useViewer must be used within a ViewerProvider");
  return viewer;
}
