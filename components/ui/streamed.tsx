import { type ReactNode, Suspense } from "react";

type StreamedProps = {
  /** Whether the server had everything before it began to write. */
  isWhole: boolean;
  bones: ReactNode;
  children: ReactNode;
};

/**
 * Bones until the data has come. Where it is there already no boundary is drawn: React would send a large one's bones
 * all the same, and swap them by script.
 */
export function Streamed({ isWhole, bones, children }: StreamedProps) {
  return isWhole ? children : <Suspense fallback={bones}>{children}</Suspense>;
}
