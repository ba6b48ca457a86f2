import {
  type AppAction,
  type AppState,
  appReducer,
  DEFAULT_STATS,
  initialState,
} from "@/components/app-context/app-state";
import { readAppState, STORAGE_KEYS, saveAppState } from "@/components/app-context/app-storage";

const AT = Date.UTC(2026, 10, 20, 18, 0, 0);
const ISO = "2026-11-20T18:00:00.000Z";
const author = { userId: "u1", userName: "Ada Lovelace", userAvatar: "/avatars/1.avif", caption: "First light" };
const run = (actions: AppAction[], from: AppState = initialState) => actions.reduce(appReducer, from);

test("the defaults match the spec", () => {
  expect(initialState).toEqual({
    posts: [],
    userPhotos: [],
    userStats: { beenCount: 12, savedCount: 8, experiences: 5, followersCount: 156, followingCount: 89 },
    profileData: {
      bio: "Developer testing the app",
      location: "Chicago, IL",
      firstName: "",
      lastName: "",
      profileImageUrl: "",
    },
    activities: [],
    friends: [],
    refreshTrigger: 0,
  });
});

describe("adding a post with an image", () => {
  const state = run([
    { type: "postAdded", post: { ...author, imageUrl: "/old.avif" }, at: AT - 1 },
    { type: "postAdded", post: { ...author, imageUrl: "/new.avif" }, at: AT },
  ]);
  test("adds it to the top of the feed with an id and timestamp from now", () => {
    expect(state.posts.map(({ imageUrl }) => imageUrl)).toEqual(["/new.avif", "/old.avif"]);
    expect(state.posts[0]).toMatchObject({ id: String(AT), timestamp: ISO, likes: 0, comments: 0, isLiked: false });
  });
  test("creates a user photo with a default title and location", () => {
    expect(state.userPhotos[0]).toEqual({
      id: AT,
      userId: "u1",
      photoUrl: "/new.avif",
      title: "New Experience",
      location: "Chicago, IL",
      timestamp: ISO,
    });
  });
  test("increases beenCount and experiences by 1 each", () => {
    expect(state.userStats).toEqual({ ...DEFAULT_STATS, beenCount: 14, experiences: 7 });
  });
  test("without an image, only adds the post", () => {
    const plain = run([{ type: "postAdded", post: author, at: AT }]);
    expect([plain.posts.length, plain.userPhotos.length, plain.userStats]).toEqual([1, 0, DEFAULT_STATS]);
  });
});

describe("user photos", () => {
  const photo = { userId: "u1", photoUrl: "/pic.avif", title: "Sunrise lap", location: "Montrose Harbor" };
  const added = run([
    { type: "profileMerged", profile: { firstName: "Ada", lastName: "Lovelace", profileImageUrl: "/me.avif" } },
    { type: "photoAdded", photo, at: AT },
  ]);
  test("adding one increases the counts and adds a post at the top", () => {
    expect(added.userStats).toEqual({ ...DEFAULT_STATS, beenCount: 13, experiences: 6 });
    expect(added.posts[0]).toEqual({
      id: String(AT),
      timestamp: ISO,
      userId: "u1",
      userName: "Ada Lovelace",
      userAvatar: "/me.avif",
      imageUrl: "/pic.avif",
      caption: "Sunrise lap",
      location: "Montrose Harbor",
      likes: 0,
      comments: 0,
      isLiked: false,
    });
  });
  test.each([
    [
      { beenCount: 3, experiences: 2 },
      { beenCount: 2, experiences: 1 },
    ],
    [
      { beenCount: 1, experiences: 0 },
      { beenCount: 0, experiences: 0 },
    ],
    [
      { beenCount: 0, experiences: 0 },
      { beenCount: 0, experiences: 0 },
    ],
  ])("removing one from %j leaves %j: never below 0", (stats, left) => {
    const state = run(
      [
        { type: "statsMerged", stats },
        { type: "photoRemoved", id: AT },
      ],
      added,
    );
    expect(state.userStats).toMatchObject(left);
    expect(state.userPhotos).toEqual([]);
  });
});

test("liking toggles, and adds or removes one like", () => {
  const posted = run([{ type: "postAdded", post: author, at: AT }]);
  const id = String(AT);
  const liked = appReducer(posted, { type: "postLiked", id });
  expect(liked.posts[0]).toMatchObject({ isLiked: true, likes: 1 });
  expect(appReducer(liked, { type: "postLiked", id }).posts[0]).toMatchObject({ isLiked: false, likes: 0 });
  expect(appReducer(liked, { type: "postLiked", id: "other" }).posts[0]).toMatchObject({ isLiked: true, likes: 1 });
});

test("activities go to the front, friends are replaced, stats and profile are merged, the trigger counts", () => {
  const state = run([
    { type: "activityAdded", activity: { id: "a" } },
    { type: "activityAdded", activity: { id: "b" } },
    { type: "friendsReplaced", friends: [{ id: "x" }, { id: "y" }] },
    { type: "friendsReplaced", friends: [{ id: "z" }] },
    { type: "statsMerged", stats: { savedCount: 9 } },
    { type: "profileMerged", profile: { bio: "Runs at dawn" } },
    { type: "refreshed" },
    { type: "refreshed" },
  ]);
  expect(state.activities).toEqual([{ id: "b" }, { id: "a" }]);
  expect(state.friends).toEqual([{ id: "z" }]);
  expect(state.userStats).toEqual({ ...DEFAULT_STATS, savedCount: 9 });
  expect(state.profileData).toEqual({ ...initialState.profileData, bio: "Runs at dawn" });
  expect(state.refreshTrigger).toBe(2);
});

test("stored values are loaded, but never overwrite what the server has sent in the meantime", () => {
  const kept = { userStats: { ...DEFAULT_STATS, savedCount: 1 }, friends: [{ id: "old" }] };
  const server = { type: "statsMerged", stats: { savedCount: 40 } } as const;
  const restore = { type: "restored", state: kept } as const;
  for (const order of [
    [server, restore],
    [restore, server],
  ]) {
    const state = run(order);
    expect([state.userStats.savedCount, state.friends]).toEqual([40, [{ id: "old" }]]);
  }
});

describe("storage", () => {
  beforeEach(() => localStorage.clear());

  test("reads the spec's six keys", () => {
    expect(Object.values(STORAGE_KEYS)).toEqual([
      "app-posts",
      "app-user-photos",
      "app-user-stats",
      "app-profile-data",
      "app-activities",
      "app-friends",
    ]);
    localStorage.setItem("app-user-stats", JSON.stringify({ ...DEFAULT_STATS, savedCount: 1 }));
    localStorage.setItem("app-activities", JSON.stringify([{ id: "a", title: "Run" }]));
    expect(readAppState("u1")).toEqual({
      userStats: { ...DEFAULT_STATS, savedCount: 1 },
      activities: [{ id: "a", title: "Run" }],
    });
  });
  test("saves four of them: posts and photos are read-only", () => {
    readAppState("u1");
    saveAppState("u1", run([{ type: "photoAdded", photo: { userId: "u1", photoUrl: "/pic.avif" }, at: AT }]));
    expect(Object.keys(localStorage).sort()).toEqual([
      "app-activities",
      "app-friends",
      "app-owner",
      "app-profile-data",
      "app-user-stats",
    ]);
    expect(readAppState("u1").userStats?.beenCount).toBe(13);
  });
  test("an old tab saves nothing after a logout or a different login in another tab", () => {
    readAppState("u1");
    localStorage.clear(); // what a logout leaves
    saveAppState("u1", run([]));
    expect(Object.keys(localStorage)).toEqual([]);
    readAppState("u2");
    saveAppState("u1", run([{ type: "profileMerged", profile: { bio: "Ada's" } }]));
    expect(readAppState("u2")).toEqual({});
  });
  test.each([["{"], ['{"beenCount":"many"}'], ["null"], ["[]"]])("%s is ignored without an error", (stored) => {
    localStorage.setItem("app-user-stats", stored);
    expect(readAppState("u1")).toEqual({});
  });
  test("another user's mirror is cleared before it is read", () => {
    readAppState("u1");
    saveAppState("u1", run([{ type: "profileMerged", profile: { bio: "Ada's" } }]));
    expect(readAppState("u1").profileData?.bio).toBe("Ada's");
    expect(readAppState("u2")).toEqual({});
    expect(readAppState("u1")).toEqual({});
  });
});
