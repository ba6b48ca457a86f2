import { type ReactNode, Suspense } from "react";

type StreamedProps = {
  /** Whether the server had everything before it began to write. */
  isWhole: boolean;
  bones: ReactNode;
  children: ReactNode;
};

/**
 * A Suspense boundary with a skeleton. With the data already there none is rendered: React would send a large
 * one's skeleton all the same, and swap it by script.
 */
export function Streamed({ isWhole, bones, children }: StreamedProps) {
  return isWhole ? children : <Suspense fallback={bones}>{children}</Suspense>;
}
