import { listCommonPasswords } from "@/lib/auth/passwords/queries";
import { commonPasswordsSchema } from "@/lib/auth/passwords/schema";
import { publicRoute, route } from "@/lib/core/server/route-handler";

const summary = "List common passwords";
const description = "Lets forms warn about common passwords. None are rejected.";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = route({
  GET: publicRoute(
    { summary, description, response: commonPasswordsSchema, cacheControl: "public, max-age=86400" },
    async () => ({ passwords: await listCommonPasswords() }),
  ),
});
