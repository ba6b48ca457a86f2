import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import { RowSkeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { TimeAgo } from "@/components/ui/time-ago";
import type { Person } from "@/lib/auth/accounts/schema";
import { cn } from "@/lib/core/shared/cn";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

type AuthoredItemProps = {
  /** "Comment", in "Comment by Ada Lovelace". */
  thing: string;
  user: Person;
  createdAt: string;
  /** Rendered after the time. */
  remark?: ReactNode;
  /** Shown below the name and time. */
  detail?: ReactNode;
  actions: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
};

export function AuthoredItem(props: AuthoredItemProps) {
  const { thing, user, createdAt, remark, detail, actions, id, className, children } = props;
  const name = fullName(user);
  return (
    <article id={id} aria-label={`${thing} by ${name}`} className={cn("flex gap-3", className)}>
      <Avatar name={name} src={user.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <p className="min-w-0 flex-1 text-sm leading-snug">
            <Link href={paths.profile(user.id)} className="font-semibold hover:underline">
              <PersonName person={user} />
            </Link>{" "}
            <span className="whitespace-nowrap text-ink-soft">
              <TimeAgo iso={createdAt} />
              {remark}
            </span>
            {detail}
          </p>
          <span className="relative -my-2.5 -mr-2.5 flex empty:hidden [&_svg]:size-5!">{actions}</span>
        </div>
        {children}
      </div>
    </article>
  );
}

export function AuthoredSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonGroup label={label} count={count} className="flex flex-col gap-4">
      <RowSkeleton picture="size-9 rounded-full" lines={["h-3.5 w-28", "h-3.5 w-full"]} />
    </SkeletonGroup>
  );
}
