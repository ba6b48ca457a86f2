import { changeSettings } from "@/lib/account/mutations";
import { getSettings } from "@/lib/account/queries";
import { changeSettingsSchema, settingsSchema } from "@/lib/account/schema";
import { route, user } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: user({ summary: "Get account settings", response: settingsSchema }, ({ user }) => getSettings(user.id)),
  PUT: user(
    {
      summary: "Update account settings",
      description:
        "Omitted fields are unchanged. `notificationsPaused` saves the current `notifications` for when the pause ends. Audience changes apply to anything shared from then on.",
      body: changeSettingsSchema,
      response: settingsSchema,
    },
    ({ user, body }) => changeSettings(user.id, body),
  ),
});
