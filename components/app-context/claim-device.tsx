"use client";

import { useEffect } from "react";
import { claimDevice, type StoredViewer, watchDevice } from "@/lib/core/client/device-owner";

/**
 * Rendered on every page that stores something for a signed-in user: marks the device as theirs. The service worker has
 * no session, so this tells it whose outbox to send and whose screens to render.
 */
export function ClaimDevice({ viewer, preferences }: StoredViewer) {
  useEffect(() => {
    void claimDevice({ viewer, preferences });
  }, [viewer, preferences]);
  useEffect(() => watchDevice(viewer.id), [viewer.id]);
  return null;
}
