import { env } from "@/lib/core/server/env";
import { route, userRoute } from "@/lib/core/server/route-handler";
import { mapsKeySchema } from "@/lib/discover/map/schema";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: userRoute({ summary: "Get the browser key for Google Maps", response: mapsKeySchema, limit: "mapsKey" }, () => ({
    apiKey: env.GOOGLE_MAPS_API_KEY ?? null,
  })),
});
