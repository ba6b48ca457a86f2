import { act, renderHook, waitFor } from "@testing-library/react";
import { useSocialView } from "@/components/social/use-social-view";

jest.mock("next/navigation", () => ({
  usePathname: () => "/friends",
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

beforeEach(() => jest.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("Back closes a friend's profile, and Forward opens it again", async () => {
  window.history.replaceState(null, "", "/friends?part=activity");
  const { result, unmount } = renderHook(() => useSocialView());
  expect(result.current).toMatchObject({ friendId: null, friendsPart: "activity" });
  act(() => result.current.openFriend("ada"));
  expect(window.location.search).toBe("?part=activity&friend=ada");
  act(() => window.history.back());
  await waitFor(() => expect(result.current.friendId).toBeNull());
  expect(window.location.search).toBe("?part=activity");
  act(() => window.history.forward());
  await waitFor(() => expect(result.current.friendId).toBe("ada"));
  expect(window.location.search).toBe("?part=activity&friend=ada");
  unmount();
});

test("a link opens a friend's profile, and closing it shows the list", async () => {
  window.history.replaceState(null, "", "/friends?friend=ada");
  const { result } = renderHook(() => useSocialView());
  expect(result.current.friendId).toBe("ada");
  act(() => result.current.closeFriend());
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(result.current.friendId).toBeNull();
});
