import { useState } from "react";

/** True from the first time on: what is loaded when it is first shown stays mounted for its way out. */
export function useEver(isSo: boolean): boolean {
  const [ever, setEver] = useState(isSo);
  if (isSo && !ever) setEver(true);
  return ever || isSo;
}
