"use client";

import type { ReactNode } from "react";
import { noteHeard, useMissedTaps } from "@/lib/core/client/missed-taps";

/** Every tap and form that React hands on to a component passes here; what doesn't came too early. */
export function Body({ children }: { children: ReactNode }) {
  useMissedTaps();
  return (
    <body onClickCapture={noteHeard} onSubmitCapture={noteHeard}>
      {children}
    </body>
  );
}
