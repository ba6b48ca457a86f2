import { useSyncExternalStore } from "react";

const never = () => () => undefined;

type BeforePaintProps = { nonce: string | undefined; script: () => string };

/** A script of ours that runs before the first paint; a screen that React makes has to do its work by itself. */
export function BeforePaint({ nonce, script }: BeforePaintProps) {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!isServed) return null;
  // In the browser it has run already, and reads differently there: every build makes a function shorter in its own way.
  const text = typeof window === "undefined" ? script() : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, of data only an id that we gave
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
