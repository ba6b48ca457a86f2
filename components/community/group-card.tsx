import { Lock, Users } from "lucide-react";
import { CommunityCard } from "@/components/community/community-card";
import { membersText } from "@/components/community/community-event-format";
import { MembershipButton } from "@/components/community/membership-button";
import { Badge } from "@/components/ui/badge";
import type { Group } from "@/lib/community/groups/schema";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

export function GroupCard({ group }: { group: Group }) {
  return (
    <CommunityCard
      href={paths.group(group.id)}
      image={group.coverImage}
      title={group.name}
      badge={
        group.isPrivate && (
          <Badge>
            <Lock /> Private
          </Badge>
        )
      }
      description={group.description}
    >
      <p className="flex gap-2 text-sm">
        <Users className="mt-0.5 size-4 shrink-0 text-sky-ink" />
        {membersText(group)} · {group.category}
      </p>
      <p className="text-ink-soft text-sm">
        Started by <bdi>{group.creator.name}</bdi>
      </p>
      <div className="relative z-10 mt-1 flex flex-wrap gap-2">
        {group.isHost ? <Badge>You own this group</Badge> : <MembershipButton group={group} className="flex-1" />}
        {group.requests > 0 && <Badge tone="star">{countOf(group.requests, "request")}</Badge>}
      </div>
    </CommunityCard>
  );
}
