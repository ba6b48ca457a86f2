"use client";

import { Lock, Users } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Picture } from "@/components/ui/picture";
import type { Group } from "@/lib/community/groups/schema";

const LABELS = { none: "Join", requested: "Requested", member: "Joined" } as const;

export function GroupCard({ group, onJoin }: { group: Group; onJoin: () => void }) {
  return (
    <Card>
      {group.coverImage && (
        <Picture src={group.coverImage} alt="" width={856} height={400} focusY={0.45} className="h-32 w-full" />
      )}
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 font-semibold text-lg leading-snug">{group.name}</h3>
          {group.isPrivate && (
            <Badge>
              <Lock aria-hidden="true" /> Private
            </Badge>
          )}
        </div>
        <p className="line-clamp-3 text-ink-soft">{group.description}</p>
        <p className="flex items-center gap-2 text-sm">
          <Users aria-hidden="true" className="size-4 text-ink-soft" />
          {group.memberCount}/{group.maxMembers} members · {group.category}
        </p>
        <p className="text-ink-soft text-sm">Started by {group.creator.name}</p>
        {group.isHost ? (
          <Badge className="self-start">You run this</Badge>
        ) : (
          <Button
            variant={group.myStatus === "none" ? "primary" : "secondary"}
            aria-pressed={group.myStatus !== "none"}
            onClick={onJoin}
          >
            {LABELS[group.myStatus]}
          </Button>
        )}
      </div>
    </Card>
  );
}
