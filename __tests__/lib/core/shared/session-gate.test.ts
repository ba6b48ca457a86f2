import { gate, NOT_FOUND_PATH, safeCallback } from "@/lib/core/shared/session-gate";

describe("safeCallback", () => {
  test.each([
    ["/", "/"],
    ["/saved", "/saved"],
    ["/discover?activity=Kayak%20Tour", "/discover?activity=Kayak%20Tour"],
    ["/settings/account#sessions", "/settings/account#sessions"],
    ["/a/../saved", "/saved"],
    ["/profile/%2F%2Fevil.example", "/profile/%2F%2Fevil.example"],
    ["/search?q=https://evil.example", "/search?q=https://evil.example"],
    ["/caf\u00e9", "/caf%C3%A9"],
  ])("keeps %j as %j", (value, expected) => expect(safeCallback(value)).toBe(expected));

  test.each([
    ["nothing", null],
    ["nothing at all", undefined],
    ["an empty string", ""],
    ["another host", "https://evil.example/"],
    ["another host without a scheme", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["a backslash for a slash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash further on", "/x\\..\\..\\/evil.example"],
    ["a tab browsers drop", "/\t/evil.example"],
    ["a line end browsers drop", "/\r\n/evil.example"],
    ["a line end for another header", "/x\r\nSet-Cookie: a=b"],
    ["NUL", "/\u0000"],
    ["DEL", "/\u007f"],
    ["a scheme without slashes", "https:evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a script in capitals", "JaVaScRiPt:alert(1)"],
    ["data", "data:text/html,<script>"],
    ["our host as a username", "http://localhost:3000@evil.example"],
    ["our host as a subdomain", "http://localhost:3000.evil.example"],
    ["a leading space", " /saved"],
    ["a path that isn't one", "saved"],
    ["dots that leave two slashes", "/.//evil.example"],
    ["dots that leave two slashes, further down", "/a/..//evil.example"],
    ["encoded dots that leave two slashes", "/%2e//evil.example"],
    ["2,049 characters", `/${"a".repeat(2048)}`],
  ])("redirects home for %s", (_, value) => expect(safeCallback(value)).toBe("/"));

  test("its result stays on this host, however it is resolved", () => {
    for (const value of ["/%5Cevil.example", "/%09//evil.example", "/;//evil.example", "/@evil.example", "/:80"]) {
      const kept = safeCallback(value);
      expect(new URL(kept, "https://windmile.app").host).toBe("windmile.app");
    }
  });
});

describe("gate", () => {
  test.each([
    ["/", true, { kind: "rewrite", to: "/home" }],
    ["/", false, { kind: "rewrite", to: "/landing" }],
    ["/home", true, { kind: "rewrite", to: NOT_FOUND_PATH }],
    ["/home", false, { kind: "rewrite", to: NOT_FOUND_PATH }],
    ["/landing", true, { kind: "next" }],
    ["/design", true, { kind: "next" }],
    ["/design", false, { kind: "next" }],
    ["/landing", false, { kind: "next" }],
    ["/signup", true, { kind: "next" }],
    ["/signup", false, { kind: "next" }],
    ["/login", true, { kind: "next" }],
    ["/api/login", false, { kind: "next" }],
    ["/p/some-photo", false, { kind: "next" }],
    ["/discover", true, { kind: "next" }],
    ["/discover", false, { kind: "redirect", to: "/signup?callbackUrl=%2Fdiscover" }],
    ["/settings/account", false, { kind: "redirect", to: "/signup?callbackUrl=%2Fsettings%2Faccount" }],
    ["/category/Live%20Music", false, { kind: "redirect", to: "/signup?callbackUrl=%2Fcategory%2FLive%2520Music" }],
    ["/nonsense", false, { kind: "next" }],
    ["/discovery", false, { kind: "next" }],
  ])("%s with a token: %s", (pathname, hasToken, expected) => expect(gate(pathname, "", hasToken)).toEqual(expected));

  const id = "019b76da-a800-72a9-b516-c354b6884800";
  test.each([
    ["/discover", `?venue=${id}`, `/look/venue/${id}`],
    ["/discover", `?mode=events&event=${id.toUpperCase()}`, `/look/event/${id}`],
    ["/discover", `?gem=${id}`, `/look/gem/${id}`],
    [`/profile/${id}`, "", `/look/person/${id}`],
  ])("a link to one item, %s%s, shows a visitor its public page", (pathname, search, to) => {
    expect(gate(pathname, search, false)).toEqual({ kind: "rewrite", to });
    expect(gate(pathname, search, true)).toEqual({ kind: "next" });
  });

  test.each([
    ["/discover", "?venue=../../settings"],
    ["/discover", `?activity=${id}`],
    ["/profile/somebody", ""],
    [`/profile/${id}/photos`, ""],
    ["/saved", `?venue=${id}`],
  ])("%s%s requires a session", (pathname, search) => expect(gate(pathname, search, false).kind).toBe("redirect"));

  test.each([true, false])("a public page has no URL of its own, token: %s", (hasToken) =>
    expect(gate(`/look/person/${id}`, "", hasToken)).toEqual({ kind: "rewrite", to: NOT_FOUND_PATH }),
  );

  test("a deep link keeps its query", () => {
    expect(gate("/discover", "?activity=Kayak%20Tour&a=1", false)).toEqual({
      kind: "redirect",
      to: "/signup?callbackUrl=%2Fdiscover%3Factivity%3DKayak%2520Tour%26a%3D1",
    });
  });

  test.each(["discover", "activity", "friends", "profile", "edit-profile", "settings", "new-post", "saved"])(
    "/%s is a member page",
    (root) => expect(gate(`/${root}`, "", false).kind).toBe("redirect"),
  );
});
