import { changeSettings } from "@/lib/account/mutations";
import { getSettings } from "@/lib/account/queries";
import { changeSettingsSchema, settingsSchema } from "@/lib/account/schema";
import { route, userRoute } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get account settings", response: settingsSchema }, ({ user }) => getSettings(user.id)),
  PUT: userRoute(
    {
      summary: "Update account settings",
      description:
        "Omitted fields are unchanged. Setting `notificationsPaused` keeps the current `notifications`, which apply again when the pause ends. Changes to `defaultAudience` and `postAudience` apply only to new items; other audiences also apply to existing ones.",
      body: changeSettingsSchema,
      response: settingsSchema,
    },
    ({ user, body }) => changeSettings(user.id, body),
  ),
});
