import { timeAgo } from "@/lib/core/shared/format";

/** How long ago, with the whole date for whoever points at it. The server's minute may be another than the browser's. */
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
