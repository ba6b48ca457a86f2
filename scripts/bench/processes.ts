import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's CPU in hundredths of a second, and its memory in pages. */
const TICKS = 100;
const PAGE_BYTES = 4096;

function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" "); // a program's name may contain anything
    const field = (index: number) => Number(fields[index]);
    return {
      pid,
      parent: field(1),
      ownTicks: field(11) + field(12),
      endedChildrenTicks: field(13) + field(14),
      residentPages: field(21),
    };
  } catch {
    return undefined; // it ended while we looked
  }
}

/** A process and all of its living descendants. */
function treeOf(root: number) {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid)); // grows during iteration
  return tree;
}

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

/** CPU seconds of a process and its descendants, including those that have ended. */
export function cpuSeconds(root: number): number {
  return treeOf(root).reduce((sum, { ownTicks, endedChildrenTicks }) => sum + ownTicks + endedChildrenTicks, 0) / TICKS;
}

export function residentBytes(root: number): number {
  return treeOf(root).reduce((sum, { residentPages }) => sum + residentPages, 0) * PAGE_BYTES;
}

/** The peak memory of a process and its children during `act`. */
export async function peakBytes(root: number, act: () => Promise<unknown>): Promise<number> {
  let peak = residentBytes(root);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(root));
  }, 50);
  try {
    await act();
    return Math.max(peak, residentBytes(root));
  } finally {
    clearInterval(timer);
  }
}
