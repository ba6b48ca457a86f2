/** One row of the bench's results: bare and ours in the same unit, and the allowed ratio. */
export type Line = { what: string; bare?: string; ours: string; ratio?: number; bound?: number; note?: string };

const HEADS = ["what", "bare", "Windmile", "ratio", "at most", ""];

export const isOver = ({ ratio, bound }: Line): boolean => ratio !== undefined && bound !== undefined && ratio > bound;

/** A Markdown table, to be pasted into docs/performance.md as it is printed. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.what,
    line.bare ?? "",
    line.ours,
    line.ratio === undefined ? "" : `${line.ratio.toFixed(2)} ×`,
    line.bound === undefined ? "" : `${line.bound} ×`,
    [isOver(line) ? "**over**" : "", line.note ?? ""].filter(Boolean).join("; "),
  ]);
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => (row[at] ?? "").length)));
  const printed = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [printed(HEADS), printed(widths.map((width) => "-".repeat(width))), ...rows.map(printed)].join("\n");
}
