import { Crosshair } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Loading } from "@/components/ui/loading";
import { PersonName } from "@/components/ui/person-name";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { useViewer } from "@/components/viewer";
import { useLeaderboard } from "@/lib/activity/leaderboard/hooks";
import type { BoardRow, Period, Scope } from "@/lib/activity/leaderboard/schema";
import { cn } from "@/lib/core/shared/cn";
import { formatNumber, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const WHO = [
  { value: "city", label: "City" },
  { value: "friends", label: "Friends" },
] as const;
const WHEN = [
  { value: "week", label: "This week" },
  { value: "all", label: "All time" },
] as const;

function Row({ row, isAfterGap }: { row: BoardRow; isAfterGap: boolean }) {
  const viewer = useViewer();
  const name = fullName(row.user);
  return (
    <li
      className={cn(
        "border-b last:border-b-0",
        isAfterGap ? "border-line-strong border-t border-dashed" : "border-line",
      )}
    >
      <Link
        href={paths.profile(row.user.id === viewer.id ? undefined : row.user.id)}
        aria-current={row.isMe || undefined}
        className={cn(
          "flex min-h-15 items-center gap-3 rounded-control px-2 py-2 hover:bg-card-press",
          row.isMe && "bg-sky-wash",
        )}
      >
        <span className="w-10 shrink-0 text-center font-display font-extrabold text-xl tabular-nums">
          {formatNumber(row.rank)}
        </span>
        <Avatar name={name} src={row.user.profileImageUrl} className="size-10!" />
        <span className="line-clamp-2 min-w-0 flex-1 break-words font-semibold leading-snug">
          {row.isMe ? "You" : <PersonName person={row.user} />}
        </span>
        <span className="flex shrink-0 items-center gap-1.5 font-semibold tabular-nums">
          {row.rank === 1 && row.xp > 0 && <Star className="size-4" />}
          {formatNumber(row.xp)} XP
        </span>
      </Link>
    </li>
  );
}

/** The city's board and that of one's friends; one's own row is always in it. */
export function BoardPanel() {
  const [scope, setScope] = useState<Scope>("city");
  const [period, setPeriod] = useState<Period>("week");
  const [around, setAround] = useState(false);
  const { data: rows, error, retry } = useLeaderboard({ scope, period, around: around && scope === "city" });
  const isEmpty = rows?.every(({ xp }) => xp === 0);
  return (
    <>
      <div className="flex flex-col gap-2">
        <Segmented label="Whose board" value={scope} onValueChange={setScope} options={WHO} />
        <Segmented label="Which time" value={period} onValueChange={setPeriod} options={WHEN} />
        {scope === "city" && (
          <Chip selected={around} onClick={() => setAround(!around)} className="mt-1 self-start">
            <Crosshair className="size-4" />
            Around me
          </Chip>
        )}
      </div>
      {!rows && (
        <Loading error={error} onRetry={retry} label="Loading the board" count={4} className="mt-3 flex flex-col gap-2">
          <Skeleton className="h-15 rounded-control" />
        </Loading>
      )}
      {rows && isEmpty && (
        <EmptyState title="Nobody here yet" text="Log a workout and be the first on this board." className="pb-4" />
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
        Weeks begin on Monday. Equal XP share a place. Whether others see you here is yours to choose in{" "}
        <Link href={paths.settingsPage("account")} className="font-semibold text-sky-ink underline">
          your account
        </Link>
        .
      </p>
    </>
  );
}
