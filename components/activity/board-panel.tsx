import { Crosshair } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Chip } from "@/components/ui/chip";
import { ChipRow } from "@/components/ui/chip-row";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { PersonName } from "@/components/ui/person-name";
import { Star } from "@/components/ui/star";
import { useViewer } from "@/components/viewer";
import { useLeaderboard } from "@/lib/activity/leaderboard/hooks";
import type { BoardRow, Period, Scope } from "@/lib/activity/leaderboard/schema";
import { cn } from "@/lib/core/shared/cn";
import { formatNumber, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

function Row({ row, isAfterGap }: { row: BoardRow; isAfterGap: boolean }) {
  const viewer = useViewer();
  const name = fullName(row.user);
  return (
    <li
      className={cn(
        "border-b last:border-b-0",
        isAfterGap ? "border-line-strong border-t border-dashed" : "border-line",
        // Your own row sticks to the bottom of the screen until the list reaches it.
        row.isMe &&
          "sticky bottom-[calc(var(--nav-height)+var(--safe-bottom))] z-10 bg-paper shadow-[0_-1px_var(--line)]",
      )}
    >
      <Link
        href={paths.profile(row.user.id === viewer.id ? undefined : row.user.id)}
        aria-current={row.isMe || undefined}
        className={cn(
          "flex min-h-15 scroll-mb-16 items-center gap-3 rounded-control px-2 py-2",
          row.isMe ? "bg-sky-wash" : "hover:bg-card-press",
        )}
      >
        <span className="w-10 shrink-0 text-center font-display font-extrabold text-lg tabular-nums">
          {formatNumber(row.rank)}
        </span>
        <Avatar name={name} src={row.user.profileImageUrl} className="size-10" />
        <span className="line-clamp-2 min-w-0 flex-1 break-words font-semibold leading-snug">
          {row.isMe ? "You" : <PersonName person={row.user} />}
        </span>
        <span className="flex shrink-0 items-center gap-1 font-semibold tabular-nums">
          {row.rank === 1 && row.xp > 0 && <Star className="size-4" />}
          {formatNumber(row.xp)} XP
        </span>
      </Link>
    </li>
  );
}

/** The city leaderboard, or one of you and the people you follow. Always includes your own row. */
export function BoardPanel() {
  const [scope, setScope] = useState<Scope>("city");
  const [period, setPeriod] = useState<Period>("week");
  const [around, setAround] = useState(false);
  const { data: rows, error, retry } = useLeaderboard({ scope, period, around: around && scope === "city" });
  const isEmpty = rows?.every(({ xp }) => xp === 0);
  return (
    <>
      <ChipRow label="Leaderboard filters">
        <Chip selected={scope === "friends"} onClick={() => setScope(scope === "friends" ? "city" : "friends")}>
          Friends
        </Chip>
        <Chip selected={period === "all"} onClick={() => setPeriod(period === "all" ? "week" : "all")}>
          All time
        </Chip>
        {scope === "city" && (
          <Chip selected={around} onClick={() => setAround(!around)}>
            <Crosshair className="size-4" />
            Around my rank
          </Chip>
        )}
      </ChipRow>
      <p role="status" className="mt-2 text-ink-soft text-sm">
        {scope === "city" ? "Everyone in Chicago" : "You and people you follow"}
        {period === "week" ? ", this week" : ", all time"}
      </p>
      {!rows && (
        <Loading
          error={error}
          onRetry={retry}
          label="Loading leaderboard"
          count={4}
          className="mt-3 flex flex-col gap-2"
          shapes={["h-15 rounded-control"]}
        />
      )}
      {rows && isEmpty && (
        <EmptyState
          title="No one's here yet"
          text="Log a workout to be the first on this leaderboard."
          className="pb-4"
        />
      )}
      {rows && !isEmpty && (
        <ol aria-label="Leaderboard" className="mt-3">
          {rows.map((row, index) => (
            <Row
              key={row.user.id}
              row={row}
              isAfterGap={index > 0 && row.isMe && row.rank > (rows[index - 1]?.rank ?? 0) + 1}
            />
          ))}
        </ol>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        Weeks start on Monday. People with the same XP share a rank. To choose whether others can see you here, go to{" "}
        <Link href={paths.settingsPage("account")} className="font-semibold text-sky-ink underline">
          your account settings
        </Link>
        .
      </p>
    </>
  );
}
