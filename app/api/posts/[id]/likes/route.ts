import { route } from "@/lib/core/server/route-handler";
import { likerHandlers } from "@/lib/feed/likes/queries";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route(likerHandlers("post"));
