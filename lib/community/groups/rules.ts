export const GROUP_NAME_MAX = 80;
export const GROUP_DESCRIPTION_MAX = 2000;
export const MEMBERS_MAX = 10_000;

type Belonging = {
  memberCount: number;
  maxMembers: number;
  isPrivate: boolean;
  myStatus: "member" | "requested" | "none";
};

export const isFull = ({ memberCount, maxMembers }: Pick<Belonging, "memberCount" | "maxMembers">): boolean =>
  memberCount >= maxMembers;

/** The optimistic result of joining or leaving, shown until the server's answer. */
export function expectedMembership(group: Belonging, wants: boolean): Belonging {
  const { memberCount, myStatus } = group;
  if (wants === (myStatus !== "none")) return group;
  if (wants && group.isPrivate) return { ...group, myStatus: "requested" };
  if (wants) return isFull(group) ? group : { ...group, myStatus: "member", memberCount: memberCount + 1 };
  return { ...group, myStatus: "none", memberCount: memberCount - (myStatus === "member" ? 1 : 0) };
}
