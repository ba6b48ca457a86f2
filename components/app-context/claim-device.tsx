"use client";

import { useEffect } from "react";
import { claimDevice, type LastPerson, watchDevice } from "@/lib/core/client/device-owner";

/**
 * On every page that keeps something of somebody signed in, with what waits to be sent: the device is theirs. The service
 * worker, which has no session to ask, knows by this whose outbox to send and whose screens to draw.
 */
export function ClaimDevice({ viewer, preferences }: LastPerson) {
  useEffect(() => {
    void claimDevice({ viewer, preferences });
  }, [viewer, preferences]);
  useEffect(() => watchDevice(viewer.id), [viewer.id]);
  return null;
}
