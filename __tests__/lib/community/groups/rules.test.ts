import { expectedMembership } from "@/lib/community/groups/rules";

const open = { memberCount: 2, maxMembers: 3, isFull: false, isPrivate: false, myStatus: "none" } as const;
const shut = { ...open, isPrivate: true };
const member = { ...open, myStatus: "member" as const };
const asking = { ...shut, myStatus: "requested" as const };

test.each([
  ["an open group accepts everyone", open, true, { myStatus: "member", memberCount: 3, isFull: true }],
  ["a private one gets a request", shut, true, { myStatus: "requested", memberCount: 2 }],
  ["a full one accepts no one", { ...open, memberCount: 1, isFull: true }, true, { myStatus: "none", memberCount: 1 }],
  ["leaving frees a spot", { ...member, isFull: true }, false, { myStatus: "none", memberCount: 1, isFull: false }],
  ["a withdrawn request frees no spot", asking, false, { myStatus: "none", memberCount: 2 }],
  ["already a member", member, true, { myStatus: "member", memberCount: 2 }],
])("%s", (_name, before, wants, after) => expect(expectedMembership(before, wants)).toMatchObject(after));
