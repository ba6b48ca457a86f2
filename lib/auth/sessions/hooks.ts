import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";

/** Ends this browser's session. */
export const requestLogout = () => postJson(paths.api.logout);
