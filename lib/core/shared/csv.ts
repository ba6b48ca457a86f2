export type CsvRow = Record<string, unknown>;

function text(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Excel reads a CSV file as UTF-8 only if it begins with a byte order mark. */
const BOM = "\uFEFF";
/**
 * Text that a spreadsheet may run as a formula: it skips spaces, line breaks, and invisible characters before the sign.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*([=@＝＠]|[+\-＋－](?!\d+$))/u;

/** CSV injection: text that looks like a formula gets an apostrophe. A phone number doesn't. */
function cell(value: unknown): string {
  const plain = text(value);
  const safe = typeof value === "string" && FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a BOM; columns are in the order in which the rows first name them. */
export function toCsv(rows: readonly CsvRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return BOM + lines.map((line) => `${line.join(",")}\r\n`).join("");
}
