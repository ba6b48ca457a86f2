import { z } from "@/lib/core/shared/zod";

/** `likes` is null if the poster or the viewer turned like counts off. */
export const likeStateSchema = z.object({ likes: z.number().nullable(), isLiked: z.boolean() });
export type LikeState = z.infer<typeof likeStateSchema>;
