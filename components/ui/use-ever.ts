import { useState } from "react";

/** True once `isSo` has been: a lazily loaded overlay stays mounted for its exit animation. */
export function useEver(isSo: boolean): boolean {
  const [ever, setEver] = useState(isSo);
  if (isSo && !ever) setEver(true);
  return ever || isSo;
}
