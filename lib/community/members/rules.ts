export const GROUP_ROLES = ["owner", "admin", "member"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

const RANK = { owner: 2, admin: 1, member: 0 } as const satisfies Record<GroupRole, number>;

export function canAnswerRequests(role: GroupRole | null): boolean {
  return role === "owner" || role === "admin";
}

/** Members are removed by someone with a higher role; owners are equals, so no one can remove an owner. */
export function canRemoveMember(actor: GroupRole, target: GroupRole): boolean {
  return RANK[actor] > RANK[target];
}

type RoleChange = { actor: GroupRole; target: GroupRole; to: GroupRole; isSelf: boolean };

/** Owners change roles, except those of other owners; anyone may step down. */
export function canChangeRole({ actor, target, to, isSelf }: RoleChange): boolean {
  if (isSelf) return RANK[to] <= RANK[target];
  return actor === "owner" && target !== "owner";
}

/** A group always keeps an owner, who can transfer it. */
export function isLastOwner(role: GroupRole, owners: number): boolean {
  return role === "owner" && owners <= 1;
}
