import { zodResolver } from "@hookform/resolvers/zod";
import { updateProfileSchema } from "@/lib/auth/accounts/schema";

/** Loaded when the form is first checked: the same schema as the server's, and too heavy to wait for. */
export const resolveProfile = zodResolver(updateProfileSchema);
