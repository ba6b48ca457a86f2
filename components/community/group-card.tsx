"use client";

import { Lock, Users } from "lucide-react";
import Link from "next/link";
import { MembershipButton } from "@/components/community/membership-button";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Picture } from "@/components/ui/picture";
import type { Group } from "@/lib/community/groups/schema";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";

/** The whole card opens the group's page; its button does not. */
export function GroupCard({ group }: { group: Group }) {
  return (
    <Card className="hover:bg-card-press">
      {group.coverImage && (
        <Picture
          src={group.coverImage}
          srcSet={mediaSrcSet(group.coverImage, 856)}
          sizes="(min-width: 428px) 396px, 93vw"
          alt=""
          width={856}
          height={360}
          focusY={0.45}
          className="w-full"
        />
      )}
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 break-words font-semibold text-lg leading-snug">
            <Link
              href={paths.group(group.id)}
              className="after:absolute after:inset-0 after:rounded-card after:content-['']"
            >
              {group.name}
            </Link>
          </h3>
          {group.isPrivate && (
            <Badge>
              <Lock aria-hidden="true" /> Private
            </Badge>
          )}
        </div>
        <p className="line-clamp-2 text-ink-soft">{group.description}</p>
        <p className="flex gap-2 text-sm">
          <Users aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky-ink" />
          {group.memberCount}/{group.maxMembers} members · {group.category}
        </p>
        <p className="text-ink-soft text-sm">Started by {group.creator.name}</p>
        <div className="relative z-10 mt-1 flex flex-wrap gap-2">
          {group.isHost ? <Badge>You run this</Badge> : <MembershipButton group={group} className="flex-1" />}
          {group.requests > 0 && (
            <Badge tone="star">
              {group.requests} {group.requests === 1 ? "request" : "requests"}
            </Badge>
          )}
        </div>
      </div>
    </Card>
  );
}
