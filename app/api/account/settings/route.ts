import { changeSettings } from "@/lib/account/mutations";
import { getSettings } from "@/lib/account/queries";
import { changeSettingsSchema, settingsSchema } from "@/lib/account/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "The settings of my account", response: settingsSchema }, ({ user }) => getSettings(user.id)),
  PUT: user(
    {
      summary: "Change some of my settings",
      description:
        "`notificationsPaused` keeps the chosen switches for the end of the pause. Audiences hold for what is shared from then on.",
      body: changeSettingsSchema,
      response: settingsSchema,
    },
    ({ user, body }) => changeSettings(user.id, body),
  ),
});
