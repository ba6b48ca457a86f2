import type { ReactNode } from "react";
import { ProfileName } from "@/components/people/profile-name";
import { Avatar } from "@/components/ui/avatar";
import { TimeAgo } from "@/components/ui/time-ago";
import type { Person } from "@/lib/auth/accounts/schema";
import { fullName } from "@/lib/core/shared/format";

type AuthorHeaderProps = { user: Person; at: string; remark?: ReactNode; children?: ReactNode };

export function AuthorHeader({ user, at, remark, children }: AuthorHeaderProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={fullName(user)} src={user.profileImageUrl} className="size-10" />
      <div className="min-w-0 flex-1">
        <ProfileName person={user} />
        <p className="text-ink-soft text-sm">
          <TimeAgo iso={at} />
          {remark}
        </p>
      </div>
      {children}
    </div>
  );
}
