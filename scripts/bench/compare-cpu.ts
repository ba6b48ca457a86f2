import { type Get, load } from "./http";
import { cpuSeconds } from "./processes";
import type { Line } from "./table";

export const AT_ONCE = 16;

export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

type Cost = { node: number; postgres: number };
const both = ({ node, postgres }: Cost) => node + postgres;

/** CPU milliseconds for each of the `parts` of what `act` does. */
async function costOf(pid: number, postmaster: number | undefined, parts: number, act: () => Promise<unknown>) {
  const postgres = () => (postmaster ? cpuSeconds(postmaster) : 0);
  const before = { node: cpuSeconds(pid), postgres: postgres() };
  await act();
  const part = (now: number, then: number) => ((now - then) / parts) * 1000;
  return { node: part(cpuSeconds(pid), before.node), postgres: part(postgres(), before.postgres) };
}

/** The CPU cost of the same GETs on both sides, which alternate, this many at a time. */
export async function compareCpu(
  { what, bound, rounds, parts }: { what: string; bound?: number; rounds: number; parts: number },
  bare: { pid: number; gets: Get[] },
  ours: { pid: number; postmaster: number; gets: Get[] },
): Promise<Line> {
  const costs: { bare: Cost; ours: Cost }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push({
      bare: await costOf(bare.pid, undefined, parts, () => load(bare.gets, AT_ONCE)),
      ours: await costOf(ours.pid, ours.postmaster, parts, () => load(ours.gets, AT_ONCE)),
    });
  }
  const node = median(costs.map((round) => round.ours.node));
  const postgres = median(costs.map((round) => round.ours.postgres));
  return {
    what,
    bare: ms(median(costs.map((round) => both(round.bare)))),
    ours: ms(node + postgres),
    ratio: median(costs.map((round) => both(round.ours) / both(round.bare))),
    bound,
    note: `node ${ms(node)}, PostgreSQL ${ms(postgres)}`,
  };
}
