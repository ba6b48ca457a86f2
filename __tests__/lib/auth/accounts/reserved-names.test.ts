import { hasReservedName, isReservedName } from "@/lib/auth/accounts/reserved-names";

test.each([
  ["Windmile", "Team"],
  ["Windmile", "Security"],
  ["The", "Windmile"],
  ["Moderator", "\u2705"],
  ["\u2605 ADMIN", "\u2605"],
  ["Mod", "erator"],
  ["Wind", "mile"],
  ["W i n d", "m i l e"],
  ["M.o.d.e.r.a.t.o.r", "Ada"],
  ["WindmileSupport", "Chicago"],
  ["Support", "Ada"],
  ["Ada", "Moderators"],
  ["M\u00f3d\u00e9r\u00e4t\u00f6r", "Ada"],
  ["M0derat0r", "Ada"],
  ["\u0410dmin", "Ada"],
  ["\uff2d\uff4f\uff44\uff45\uff52\uff41\uff54\uff4f\uff52", "Ada"],
  ["Ad\u200bmin", "Ada"],
  ["Wlndmi1e", "Ada"],
  ["Administrator", "Ada"],
])("%s %s is reserved", (firstName, lastName) => expect(hasReservedName({ firstName, lastName })).toBe(true));

test.each([
  ["Ada", "Windmiller"],
  ["Adminah", "Supporters"],
  ["Maya", "Johnson"],
  ["Milo", "Winder"],
  ["\u0410\u043d\u043d\u0430", "\u0418\u0432\u0430\u043d\u043e\u0432\u0430"],
  ["\u6797", "\u5c0f\u660e"],
  ["The", "Team"],
  ["Modesto", "Torres"],
])("%s %s is allowed", (firstName, lastName) => expect(hasReservedName({ firstName, lastName })).toBe(false));

test.each(["windmile_support", "admin", "modera.tor", "the.admin", "support_1"])("@%s is reserved", (username) =>
  expect(isReservedName(username)).toBe(true),
);
