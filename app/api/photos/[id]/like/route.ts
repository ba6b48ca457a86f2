import { route } from "@/lib/core/server/route-handler";
import { likeHandlers } from "@/lib/feed/likes/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route(likeHandlers("photo"));
