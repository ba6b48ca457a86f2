import { Crown, Shield, ShieldOff, UserMinus } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { refused } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import { useMemberWrites } from "@/lib/community/members/hooks";
import { type GroupRole, mayChangeRole, mayRemove } from "@/lib/community/members/rules";
import type { GroupMember } from "@/lib/community/members/schema";
import { fullName } from "@/lib/core/shared/format";

const CHANGES = [
  { to: "owner", label: "Make owner", icon: Crown },
  { to: "admin", label: "Make admin", icon: Shield },
  { to: "member", label: "Make member", icon: ShieldOff },
] as const satisfies readonly { to: GroupRole; label: string; icon: typeof Crown }[];

type MemberMenuProps = { groupId: string; member: GroupMember; myRole: GroupRole };

/** The actions the viewer may take on a member; null without any. */
export function MemberMenu({ groupId, member, myRole }: MemberMenuProps) {
  const { changeRole, remove } = useMemberWrites(groupId);
  const [isAsking, setAsking] = useState<"remove" | "owner" | null>(null);
  const name = fullName(member);
  const changes = CHANGES.filter(
    ({ to }) => to !== member.role && mayChangeRole({ actor: myRole, target: member.role, to, isSelf: member.isMe }),
  );
  const canRemove = !member.isMe && mayRemove(myRole, member.role);
  if (changes.length === 0 && !canRemove) return null;

  const give = (to: GroupRole) =>
    changeRole(member.id, to)
      .then(() =>
        toast({ title: `${name} is now ${to === "owner" ? "an owner" : to === "admin" ? "an admin" : "a member"}` }),
      )
      .catch(refused);
  const confirm = () => {
    const wanted = isAsking;
    setAsking(null);
    if (wanted === "owner") void give("owner");
    else
      remove(member.id)
        .then(() => toast({ title: `${name} removed` }))
        .catch(refused);
  };
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
        {canRemove && <MenuItem icon={UserMinus} label="Remove" danger onSelect={() => setAsking("remove")} />}
      </Menu>
      <AlertDialog
        open={isAsking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title={isAsking === "owner" ? `Make ${name} an owner?` : `Remove ${name}?`}
        description={
          isAsking === "owner"
            ? "Owners have full control of the group. Once someone is an owner, only they can give up the role."
            : "They won't be a member of this group anymore."
        }
        confirmLabel={isAsking === "owner" ? "Make owner" : "Remove"}
        onConfirm={confirm}
      />
    </>
  );
}
