export const GROUP_NAME_MAX = 80;
export const GROUP_DESCRIPTION_MAX = 2000;
export const MEMBERS_MAX = 10_000;

type Belonging = {
  memberCount: number;
  maxMembers: number;
  isFull: boolean;
  isPrivate: boolean;
  myStatus: "member" | "requested" | "none";
};

/** The optimistic result of joining or leaving, shown until the server responds. */
export function expectedMembership(group: Belonging, wants: boolean): Belonging {
  const { memberCount, maxMembers, isFull, myStatus } = group;
  if (wants === (myStatus !== "none")) return group;
  if (wants && group.isPrivate) return { ...group, myStatus: "requested" };
  if (wants && isFull) return group;
  if (wants) {
    return { ...group, myStatus: "member", memberCount: memberCount + 1, isFull: memberCount + 1 >= maxMembers };
  }
  if (myStatus === "requested") return { ...group, myStatus: "none" };
  return { ...group, myStatus: "none", memberCount: memberCount - 1, isFull: false };
}
