"use client";

import type { ReactNode } from "react";
import { noteHeard, useMissedTaps } from "@/lib/core/client/missed-taps";

/** React captures here every tap and submit it dispatches to a component; one it does not came too early (`missed-taps`). */
export function Body({ children }: { children: ReactNode }) {
  useMissedTaps();
  return (
    <body onClickCapture={noteHeard} onSubmitCapture={noteHeard}>
      {children}
    </body>
  );
}
