import { route } from "@/lib/core/server/route-handler";
import { commentHandlers } from "@/lib/feed/comments/mutations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route(commentHandlers("workout"));
