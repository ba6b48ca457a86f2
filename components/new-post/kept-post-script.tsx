"use client"; // the page would carry the script twice otherwise, as HTML and as its payload

import { BeforePaint } from "@/components/layout/before-paint";
import { keptPostScript } from "@/components/new-post/kept-post";

type KeptPostScriptProps = { userId: string; nonce: string | undefined };

/** Shows the form once the unfinished post that this device keeps is in it. */
export function KeptPostScript({ userId, nonce }: KeptPostScriptProps) {
  return <BeforePaint nonce={nonce} script={() => keptPostScript(userId)} />;
}
