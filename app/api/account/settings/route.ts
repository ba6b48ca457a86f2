import { changeSettings } from "@/lib/account/mutations";
import { getSettings } from "@/lib/account/queries";
import { changeSettingsSchema, settingsSchema } from "@/lib/account/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "The settings of my account", response: settingsSchema }, ({ user }) => getSettings(user.id)),
  PUT: user(
    { summary: "Change some of my settings", body: changeSettingsSchema, response: settingsSchema },
    ({ user, body }) => changeSettings(user.id, body),
  ),
});
