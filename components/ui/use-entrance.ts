import { useEffect, useState } from "react";

/**
 * `open`, but never in the very first render: Base UI gives an overlay that is mounted open no starting style, so it
 * would stand there at once instead of coming in. Much of the code is fetched when something is first opened.
 */
export function useEntrance(open: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return open && isMounted;
}
