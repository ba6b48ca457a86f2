"use client";

import { useEffect, useState } from "react";
import { FEED_SEED_COOKIE } from "@/lib/core/shared/feed-seed";

/**
 * One seed a session (decisions: Back and reload keep the order). The server makes the first and reads it from the
 * cookie ever after, so that what it prefetches is in the order the browser will ask for.
 */
export function useFeedSeed(fromServer: string): string {
  const [seed] = useState(fromServer);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS, and the app runs without
    document.cookie = `${FEED_SEED_COOKIE}=${seed}; Path=/; SameSite=Lax`;
  }, [seed]);
  return seed;
}
