import { providerHandlers } from "@/lib/auth/providers/gateway";
import { route } from "@/lib/core/server/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route(providerHandlers("apple"));
