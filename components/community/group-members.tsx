import { Crown, Shield, ShieldOff, UserMinus } from "lucide-react";
import { useState } from "react";
import { PeopleList, PeopleSkeleton, PersonRow } from "@/components/people/people-list";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { refused } from "@/components/ui/failed";
import { Loading } from "@/components/ui/loading";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Sheet } from "@/components/ui/sheet";
import { TitledSection } from "@/components/ui/titled-section";
import { toast } from "@/components/ui/use-toast";
import type { Group } from "@/lib/community/groups/schema";
import { useGroupMembers, useMemberWrites } from "@/lib/community/members/hooks";
import { canChangeRole, canRemoveMember, type GroupRole } from "@/lib/community/members/rules";
import type { GroupMember } from "@/lib/community/members/schema";
import { countOf, fullName } from "@/lib/core/shared/format";

const CHANGES = [
  { to: "owner", label: "Make owner", icon: Crown },
  { to: "admin", label: "Make admin", icon: Shield },
  { to: "member", label: "Make member", icon: ShieldOff },
] as const satisfies readonly { to: GroupRole; label: string; icon: typeof Crown }[];

type MemberMenuProps = { groupId: string; member: GroupMember; myRole: GroupRole };

/** The actions the viewer may take on a member; null without any. */
function MemberMenu({ groupId, member, myRole }: MemberMenuProps) {
  const { changeRole, remove } = useMemberWrites(groupId);
  const [isAsking, setAsking] = useState<"remove" | "owner" | null>(null);
  const name = fullName(member);
  const changes = CHANGES.filter(
    ({ to }) => to !== member.role && canChangeRole({ actor: myRole, target: member.role, to, isSelf: member.isMe }),
  );
  const isRemovable = !member.isMe && canRemoveMember(myRole, member.role);
  if (changes.length === 0 && !isRemovable) return null;

  const give = (to: GroupRole) =>
    changeRole(member.id, to)
      .then(() =>
        toast({ title: `${name} is now ${to === "owner" ? "an owner" : to === "admin" ? "an admin" : "a member"}` }),
      )
      .catch(refused);
  const removeMember = () =>
    remove(member.id)
      .then(() => toast({ title: `${name} removed` }))
      .catch(refused);
  return (
    <>
      <Menu label={`Change ${name}'s role`}>
        {changes.map(({ to, label, icon: Icon }) => (
          <MenuItem
            key={to}
            icon={Icon}
            label={label}
            onSelect={() => (to === "owner" ? setAsking("owner") : void give(to))}
          />
        ))}
        {isRemovable && <MenuItem icon={UserMinus} label="Remove" danger onSelect={() => setAsking("remove")} />}
      </Menu>
      <AlertDialog
        open={isAsking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title={isAsking === "owner" ? `Make ${name} an owner?` : `Remove ${name}?`}
        description={
          isAsking === "owner"
            ? "Owners have full control of the group. Once someone is an owner, no one else can remove them or change their role."
            : "They won't be a member of this group anymore."
        }
        confirmLabel={isAsking === "owner" ? "Make owner" : "Remove"}
        onConfirm={() => void (isAsking === "owner" ? give("owner") : removeMember())}
      />
    </>
  );
}

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
          {myRole === "owner" || myRole === "admin"
            ? "Manage members"
            : `See all ${countOf(group.memberCount, "member")}`}
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
