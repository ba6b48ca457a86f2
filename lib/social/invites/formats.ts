import { paths } from "@/lib/core/shared/paths";

export const inviteUrl = (origin: string, token: string): string => `${origin}${paths.invite(token)}`;
