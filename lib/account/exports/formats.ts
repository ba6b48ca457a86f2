import { message, type Text } from "@/lib/auth/codes/formats";

export type Row = Record<string, unknown>;

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
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return BOM + lines.map((line) => `${line.join(",")}\r\n`).join("");
}

/** The archive's README.txt: what each file contains. */
export function readme(name: string, at: Date, counts: readonly { section: string; count: number }[]): string {
  const lines = counts.map(({ section, count }) => `  ${section.padEnd(20)} ${count}`);
  return [
    `Windmile data export for ${name}`,
    `As of ${at.toISOString()} (all times are UTC)`,
    "",
    "json/      all of your data, one file per type",
    "csv/       the same data for spreadsheets",
    "pictures/  every photo you uploaded, named by its id, except deleted ones",
    "",
    "Number of items:",
    ...lines,
    "",
    "This export contains your own data. Other people's activity on it is included only as counts: how",
    "many people liked or commented on your photos, but not who they are or what they wrote. People",
    "you follow, your followers, and people you blocked or muted are named as you see them in Windmile.",
    "",
  ].join("\n");
}

export function exportRequestedMessage(to: string): Text {
  return message(
    to,
    "Your Windmile data export",
    "Someone logged in to your Windmile account requested a copy of your data. We're preparing it, and you can download it in Settings, under Download Management.\n\nIf this wasn't you, change your password now. That logs out all your other devices.",
  );
}
