import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppProvider, useAppContext } from "@/components/app-context/app-provider";
import { DEFAULT_STATS } from "@/components/app-context/app-state";
import { useMirroredPhoto } from "@/components/app-context/use-mirrored-photo";
import { useFriends } from "@/lib/social/friends/hooks";
import { FIRST_FRIENDS_URL } from "@/lib/social/friends/rules";
import { fakeApi } from "../../support/fake-api";
import { FeedFrame } from "../../support/feed";

const ME = { id: "u-me", firstName: "Grace", lastName: "Hopper", profileImageUrl: null };

const FRIENDS = FIRST_FRIENDS_URL;
function Mirror() {
  const { addUserPhoto, posts, userStats } = useAppContext();
  const mirrored = useMirroredPhoto("/media/a.webp");
  useFriends();
  return (
    <>
      <p>{`${posts.length} posts, ${posts[0]?.likes ?? 0} likes, ${userStats.experiences} experiences`}</p>
      <button type="button" onClick={() => addUserPhoto({ userId: ME.id, photoUrl: "/media/a.webp" })}>
        Add
      </button>
      <button type="button" onClick={mirrored.like}>
        Like
      </button>
      <button type="button" onClick={mirrored.remove}>
        Remove
      </button>
    </>
  );
}

function Reader() {
  const { userStats, profileData, updateUserStats } = useAppContext();
  return (
    <button type="button" onClick={() => updateUserStats({ savedCount: 77 })}>
      {userStats.savedCount} saved, {profileData.bio}
    </button>
  );
}
const show = () =>
  render(
    <FeedFrame>
      <AppProvider viewer={ME}>
        <Reader />
      </AppProvider>
    </FeedFrame>,
  );

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("using the state outside its provider throws the spec's error", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Reader />)).toThrow("useAppContext must be used within an AppProvider");
});

test("stored values are used until the server responds, whose values then win", async () => {
  localStorage.setItem("app-owner", ME.id);
  localStorage.setItem("app-user-stats", JSON.stringify({ ...DEFAULT_STATS, savedCount: 3 }));
  const person = { ...ME, bio: "Compiles", location: null, ...DEFAULT_STATS, savedCount: 21 };
  fakeApi({ "GET /api/auth/user": [{ body: person }] });
  show();
  expect(await screen.findByText("21 saved, Compiles")).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem("app-user-stats")).toContain('"savedCount":21'));
});

test("every change is stored; without a response, defaults and stored values are used", async () => {
  fakeApi({ "GET /api/auth/user": { status: 503 } });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "8 saved, Developer testing the app" }));
  expect(screen.getByRole("button")).toHaveTextContent("77 saved");
  expect(localStorage.getItem("app-user-stats")).toContain('"savedCount":77');
  expect(Object.keys(localStorage).sort()).toEqual([
    "app-activities",
    "app-friends",
    "app-owner",
    "app-profile-data",
    "app-user-stats",
  ]);
});

test("your photo changes and the listed friends are mirrored in storage", async () => {
  fakeApi({
    "GET /api/auth/user": { status: 503 },
    [`GET ${FRIENDS}`]: { body: [{ id: "u-tom", firstName: "Tom" }] },
  });
  render(
    <FeedFrame>
      <AppProvider viewer={ME}>
        <Mirror />
      </AppProvider>
    </FeedFrame>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await userEvent.click(screen.getByRole("button", { name: "Like" }));
  expect(screen.getByText("1 posts, 1 likes, 6 experiences")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.getByText("1 posts, 1 likes, 5 experiences")).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem("app-friends")).toContain("u-tom"));
});
