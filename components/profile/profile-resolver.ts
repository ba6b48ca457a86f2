import { zodResolver } from "@hookform/resolvers/zod";
import { updateProfileSchema } from "@/lib/auth/accounts/schema";

/** Code-split: the server's schema, loaded when the form is first validated. */
export const resolveProfile = zodResolver(updateProfileSchema);
