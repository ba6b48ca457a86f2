import { timeAgo } from "@/lib/core/shared/format";

/** Relative time, with the full date on hover. The server and the browser may render different minutes. */
export function TimeAgo({ iso, className }: { iso: string; className?: string }) {
  return (
    <time
      dateTime={iso}
      title={new Date(iso).toLocaleString("en-US", {
        dateStyle: "full",
        timeStyle: "short",
        timeZone: "America/Chicago",
      })}
      suppressHydrationWarning
      className={className}
    >
      {timeAgo(iso, new Date())}
    </time>
  );
}
