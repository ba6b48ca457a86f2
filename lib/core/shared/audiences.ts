import { keysOf } from "./keys";

/** Who may see an item. */
export const AUDIENCE_NAMES = { everyone: "Everyone", followers: "Followers", only_me: "Only me" } as const;
export const AUDIENCES = keysOf(AUDIENCE_NAMES);

/** For workouts and saved items: all followers, followers you follow back, or only you. */
export const ACTIVITY_AUDIENCES = ["followers", "mutual", "only_me"] as const;

/** Who may comment on, tag, mention, or invite a person. */
export const REACH_NAMES = { everyone: "Everyone", followers: "Followers", nobody: "No one" } as const;
export const REACHES = keysOf(REACH_NAMES);
