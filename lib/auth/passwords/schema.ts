import { z } from "@/lib/core/shared/zod";

export const commonPasswordsSchema = z.object({
  passwords: z.array(z.string()).describe("Common passwords, in lowercase"),
});
export type CommonPasswords = z.infer<typeof commonPasswordsSchema>;
