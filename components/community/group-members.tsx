import { useState } from "react";
import { MemberMenu } from "@/components/community/member-menu";
import { PeopleList, PeopleSkeleton, PersonRow } from "@/components/people/people-list";
import { Button } from "@/components/ui/button";
import { Loading } from "@/components/ui/loading";
import { Sheet } from "@/components/ui/sheet";
import { TitledSection } from "@/components/ui/titled-section";
import type { Group } from "@/lib/community/groups/schema";
import { useGroupMembers } from "@/lib/community/members/hooks";
import type { GroupMember } from "@/lib/community/members/schema";

/** How many members are shown before the sheet is opened. */
const SHOWN = 5;
const ROLE_LABELS = { owner: "Owner", admin: "Admin", member: null } as const;

/** The first members, and a sheet with all of them where roles are changed. */
export function GroupMembers({ group }: { group: Group }) {
  const list = useGroupMembers(group.id);
  const [open, setOpen] = useState(false);
  const members = list.items;
  const { myRole } = group;
  const extra = (member: GroupMember) => myRole && <MemberMenu groupId={group.id} member={member} myRole={myRole} />;
  return (
    <TitledSection level="h3" title="Members" titleClassName="mb-1 text-display-sm">
      {!members && <Loading error={list.error} onRetry={list.retry} skeleton={<PeopleSkeleton />} />}
      <ul>
        {members?.slice(0, SHOWN).map((member) => (
          <li key={member.id}>
            <PersonRow person={member} note={ROLE_LABELS[member.role]} />
          </li>
        ))}
      </ul>
      {members && (
        <Button variant="secondary" block className="mt-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {myRole === "owner" || myRole === "admin" ? "Manage members" : `See all ${group.memberCount} members`}
        </Button>
      )}
      <Sheet open={open} onOpenChange={setOpen} title="Members" className="min-h-[50dvh]">
        <PeopleList
          list={list}
          label="Members"
          nobody="No members to show."
          note={(member) => ROLE_LABELS[member.role]}
          extra={extra}
        />
      </Sheet>
    </TitledSection>
  );
}
