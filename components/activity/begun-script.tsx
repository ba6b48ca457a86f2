"use client"; // the page would carry the script twice otherwise, as HTML and as its payload

import { begunScript } from "@/components/activity/begun-workout";
import { BeforePaint } from "@/components/layout/before-paint";

type BegunScriptProps = { userId: string; nonce: string | undefined };

/** Keeps room for a workout that was begun. */
export function BegunScript({ userId, nonce }: BegunScriptProps) {
  return <BeforePaint nonce={nonce} script={() => begunScript(userId)} />;
}
