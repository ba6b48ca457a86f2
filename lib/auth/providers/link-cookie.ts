import "server-only";
import { emailAddress } from "@/lib/auth/accounts/schema";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { z } from "@/lib/core/shared/zod";
import { providerName } from "./schema";

const pendingLink = z.object({ provider: providerName, subject: z.string(), email: emailAddress });
export type PendingLink = z.infer<typeof pendingLink>;

/** A provider account waiting for the password of the Windmile account with the same email address. */
export const linkCookie = sealedCookie("windmile.link", 600, pendingLink);
