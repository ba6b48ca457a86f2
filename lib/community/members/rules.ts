export const GROUP_ROLES = ["owner", "admin", "member"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

const RANK = { owner: 2, admin: 1, member: 0 } as const satisfies Record<GroupRole, number>;

export function mayAnswerRequests(role: GroupRole | null): boolean {
  return role === "owner" || role === "admin";
}

/** Somebody is removed by who stands above them; owners are equals, so nobody removes one. */
export function mayRemove(actor: GroupRole, target: GroupRole): boolean {
  return RANK[actor] > RANK[target];
}

type RoleChange = { actor: GroupRole; target: GroupRole; to: GroupRole; isSelf: boolean };

/** Owners give and take roles, but not those of other owners; anybody may step down by themselves. */
export function mayChangeRole({ actor, target, to, isSelf }: RoleChange): boolean {
  if (isSelf) return RANK[to] <= RANK[target];
  return actor === "owner" && target !== "owner";
}

/** A group always has somebody who can hand it on. */
export function isLastOwner(role: GroupRole, owners: number): boolean {
  return role === "owner" && owners <= 1;
}
