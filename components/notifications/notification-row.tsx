import type { ReactNode } from "react";
import { iconOf, linkOf } from "@/components/notifications/targets";
import { AnswerButtons } from "@/components/people/answer-buttons";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { TimeAgo } from "@/components/ui/time-ago";
import type { Person } from "@/lib/auth/accounts/schema";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import type { Notification } from "@/lib/notifications/schema";

/** Avatars of the people who did it, or the target's icon if there are none. */
function AvatarStack({ row }: { row: Notification }) {
  const [first, second] = row.actors;
  if (!first) {
    const Icon = iconOf(row);
    return (
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sky-wash text-sky-ink">
        <Icon aria-hidden="true" className="size-6" />
      </span>
    );
  }
  if (!second) return <Avatar name={fullName(first)} src={first.profileImageUrl} />;
  return (
    <span className="relative size-12 shrink-0">
      <Avatar name={fullName(second)} src={second.profileImageUrl} size="sm" className="absolute top-0 right-0" />
      <Avatar
        name={fullName(first)}
        src={first.profileImageUrl}
        size="sm"
        className="absolute bottom-0 left-0 ring-2 ring-paper"
      />
    </span>
  );
}

type RowProps = { row: Notification; onOpen: () => void; onAnswer: (isAccepted: boolean) => Promise<void> };

/** The text with its people's first names isolated, so that right-to-left names keep their place in it. */
function NamedText({ text, actors }: { text: string; actors: readonly Person[] }) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { id, firstName } of actors) {
    const at = firstName ? text.indexOf(firstName, from) : -1;
    if (at < 0) break;
    pieces.push(text.slice(from, at), <bdi key={id}>{firstName}</bdi>);
    from = at + firstName.length;
  }
  return [...pieces, text.slice(from)];
}

export function NotificationRow({ row, onOpen, onAnswer }: RowProps) {
  const isUnread = row.readAt === null;
  const [asking] = row.actors;
  return (
    <div className={cn("-mx-4 px-4", isUnread && "bg-sky-wash")}>
      <Link href={linkOf(row)} onClick={onOpen} className="flex min-h-16 items-center gap-3 py-2">
        <AvatarStack row={row} />
        <span className="min-w-0 flex-1 leading-snug">
          {isUnread && <span className="sr-only">Unread: </span>}
          <span className={cn("break-words", isUnread && "font-semibold")}>
            <NamedText text={row.text} actors={row.actors} />
          </span>{" "}
          <TimeAgo iso={row.createdAt} className="whitespace-nowrap text-ink-soft text-sm" />
        </span>
        {row.target.image && (
          <img
            src={row.target.image}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            className="size-12 shrink-0 rounded-lg bg-bone object-cover"
          />
        )}
      </Link>
      {row.type === "follow-request" && (
        <AnswerButtons name={asking ? fullName(asking) : "this person"} answer={onAnswer} className="pb-3 pl-15" />
      )}
    </div>
  );
}
