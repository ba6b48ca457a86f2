import { z } from "@/lib/core/shared/zod";

export const commonPasswordsSchema = z.object({ passwords: z.array(z.string()).describe("In lowercase") });
export type CommonPasswords = z.infer<typeof commonPasswordsSchema>;
