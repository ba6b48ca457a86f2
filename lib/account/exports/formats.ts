import { message, type Text } from "@/lib/auth/codes/formats";

/** The archive's README.txt: what each file contains. */
export function readme(name: string, at: Date, counts: readonly { section: string; count: number }[]): string {
  const lines = counts.map(({ section, count }) => `  ${section.padEnd(20)} ${count}`);
  return [
    `Windmile data export for ${name}`,
    `As of ${at.toISOString()} (all times are UTC)`,
    "",
    "json/      all of your data, one file per type",
    "csv/       the same data for spreadsheets",
    "pictures/  every photo you uploaded, named by its ID, except deleted ones",
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
    "Someone who's logged in to your Windmile account requested a copy of your data. We're preparing it, and you can download it in Settings, under Download Management.\n\nIf this wasn't you, change your password now. That logs out all your other devices.",
  );
}
