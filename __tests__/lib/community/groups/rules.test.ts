import { expectedMembership, isFull } from "@/lib/community/groups/rules";

const open = { memberCount: 2, maxMembers: 3, isPrivate: false, myStatus: "none" } as const;
const shut = { ...open, isPrivate: true };
const member = { ...open, myStatus: "member" as const };
const asking = { ...shut, myStatus: "requested" as const };

test.each([
  ["an open group takes whoever comes", open, true, { myStatus: "member", memberCount: 3 }],
  ["a private one is asked", shut, true, { myStatus: "requested", memberCount: 2 }],
  ["a full one takes nobody", { ...open, memberCount: 3 }, true, { myStatus: "none", memberCount: 3 }],
  ["leaving frees a place", member, false, { myStatus: "none", memberCount: 1 }],
  ["a request taken back frees none", asking, false, { myStatus: "none", memberCount: 2 }],
  ["belonging already", member, true, { myStatus: "member", memberCount: 2 }],
])("%s", (_name, before, wants, after) => expect(expectedMembership(before, wants)).toMatchObject(after));

test.each([
  [2, 3, false],
  [3, 3, true],
  [5, 3, true],
])("%d of %d is full: %s", (memberCount, maxMembers, full) => expect(isFull({ memberCount, maxMembers })).toBe(full));
