/** One row of the bench's results: bare and ours in the same unit, and the allowed ratio. */
export type Line = {
  what: string;
  bare?: string;
  ours: string;
  ratio?: number;
  bound?: number;
  note?: string;
  /** Another bound that is exceeded. */
  wrong?: string;
};

export const isOver = ({ ratio, bound, wrong }: Line): boolean =>
  wrong !== undefined || (ratio !== undefined && bound !== undefined && ratio > bound);

/** A Markdown table with aligned columns. */
export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Can be pasted into docs/performance.md as it is printed. */
export const table = (lines: readonly Line[]): string =>
  markdown(
    ["what", "bare", "Windmile", "ratio", "at most", ""],
    lines.map((line) => [
      line.what,
      line.bare ?? "",
      line.ours,
      line.ratio === undefined ? "" : `${line.ratio.toFixed(2)} ×`,
      line.bound === undefined ? "" : `${line.bound} ×`,
      [isOver(line) ? "**over**" : "", line.wrong ?? "", line.note ?? ""].filter(Boolean).join("; "),
    ]),
  );

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
