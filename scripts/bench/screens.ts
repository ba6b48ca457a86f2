import { z } from "zod";
import { paths } from "../../lib/core/shared/paths";
import { PlainError } from "../start/environment.mjs";
import { get } from "./http";
import actions from "./load/actions.json";
import type { Side } from "./servers";

const photos = z.array(z.object({ id: z.string() }));

/** The newest photo on home. */
async function newestPhoto(app: Side): Promise<string> {
  const { body } = await get(app.json);
  const [photo] = photos.parse(JSON.parse(String(body)));
  if (!photo) throw new PlainError("The seed has no photo.");
  return photo.id;
}

/** Every main screen, and a photo. */
export const mainScreens = async (app: Side): Promise<Record<string, string>> => ({
  home: paths.home,
  "discover, map": paths.discover(),
  "discover, list": paths.discover({ view: "list" }),
  activity: paths.activity,
  social: paths.friends,
  profile: paths.profile(),
  passport: paths.passport,
  notifications: paths.notifications,
  settings: paths.settings,
  photo: paths.photo(await newestPhoto(app)),
});

/** The ten endpoints that people use most, as in `npm run load`. */
export async function mainEndpoints(app: Side): Promise<string[]> {
  const endpoints = actions.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"));
  const photo = await newestPhoto(app);
  return endpoints.map(({ path }) => path.replace("{photo}", photo));
}
