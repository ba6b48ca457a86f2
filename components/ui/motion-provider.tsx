"use client";

import { LazyMotion, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";

const loadFeatures = () => import("@/components/ui/motion-features").then((module) => module.domAnimation);

/** Lets the screens use framer-motion's `m` elements; the engine itself comes in a chunk of its own. */
export function MotionProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user" nonce={nonce}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
