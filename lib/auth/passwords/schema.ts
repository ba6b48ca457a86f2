import { z } from "@/lib/core/shared/zod";

export const commonPasswordsSchema = z.object({ passwords: z.array(z.string()).describe("Lower-cased") });
export type CommonPasswords = z.infer<typeof commonPasswordsSchema>;
