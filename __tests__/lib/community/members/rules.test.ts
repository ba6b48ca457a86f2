import { canAnswerRequests, canChangeRole, canRemoveMember, isLastOwner } from "@/lib/community/members/rules";

test.each([
  ["owner", true],
  ["admin", true],
  ["member", false],
  [null, false],
] as const)("a request can be answered by %s: %s", (role, may) => expect(canAnswerRequests(role)).toBe(may));

test.each([
  ["owner", "admin", true],
  ["owner", "member", true],
  ["owner", "owner", false],
  ["admin", "member", true],
  ["admin", "admin", false],
  ["admin", "owner", false],
  ["member", "member", false],
] as const)("%s removes %s: %s", (actor, target, may) => expect(canRemoveMember(actor, target)).toBe(may));

test.each([
  ["an owner makes an owner", "owner", "member", "owner", false, true],
  ["an owner makes an admin", "owner", "member", "admin", false, true],
  ["an owner demotes an admin", "owner", "admin", "member", false, true],
  ["an owner can't demote another owner", "owner", "owner", "member", false, false],
  ["an owner steps down", "owner", "owner", "admin", true, true],
  ["an admin steps down", "admin", "admin", "member", true, true],
  ["no one promotes themselves", "admin", "admin", "owner", true, false],
  ["an admin can't make anyone an admin", "admin", "member", "admin", false, false],
  ["a member can't change any role", "member", "member", "admin", false, false],
] as const)("%s", (_name, actor, target, to, isSelf, may) =>
  expect(canChangeRole({ actor, target, to, isSelf })).toBe(may),
);

test.each([
  ["owner", 1, true],
  ["owner", 2, false],
  ["admin", 1, false],
] as const)("%s of %d owners is the last: %s", (role, owners, last) => expect(isLastOwner(role, owners)).toBe(last));
