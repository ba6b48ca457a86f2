import { message, type Text } from "@/lib/auth/codes/formats";

export type Row = Record<string, unknown>;

function text(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Excel reads a CSV file as UTF-8 only if it begins with a byte order mark. */
const BOM = "\uFEFF";
/** What a spreadsheet may run as a formula: it skips spaces, line breaks, and invisible characters before the sign. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*([=@＝＠]|[+\-＋－](?!\d+$))/u;

/** CSV injection: text that looks like a formula gets an apostrophe. A phone number doesn't. */
function cell(value: unknown): string {
  const plain = text(value);
  const safe = typeof value === "string" && FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a BOM, with the columns in the order in which rows first name them. */
export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return BOM + lines.map((line) => `${line.join(",")}\r\n`).join("");
}

/** The README.txt inside the archive: what each file holds. */
export function readme(name: string, at: Date, counts: readonly { section: string; count: number }[]): string {
  const lines = counts.map(({ section, count }) => `  ${section.padEnd(20)} ${count}`);
  return [
    `Windmile: the data of ${name}`,
    `As of ${at.toISOString()} (all times are UTC)`,
    "",
    "json/      everything, one file a kind",
    "csv/       the same as tables, for a spreadsheet",
    "pictures/  every picture you uploaded, by its id; what was deleted since is left out",
    "",
    "How many of each:",
    ...lines,
    "",
    "It holds what is yours. Of what others did with it there are only numbers: how many liked or",
    "commented on your photos, not who or what they wrote. People you follow, who follow you, or whom",
    "you blocked or muted are named as Windmile shows them to you.",
    "",
  ].join("\n");
}

export function exportRequestedMessage(to: string): Text {
  return message(
    to,
    "A copy of your Windmile data was asked for",
    "Somebody signed in to your Windmile account asked for a copy of your data. It is being prepared and can be fetched under Settings, Download Management.\n\nIf it was not you, change your password now: that logs every other device out.",
  );
}
