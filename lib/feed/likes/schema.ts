import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

/** `likes` is null where the poster or the viewer switched like counts off. */
export const likeStateSchema = z.object({ likes: z.number().nullable(), isLiked: z.boolean() });
export type LikeState = z.infer<typeof likeStateSchema>;

export const likeParams = z.object({ id: uuid });
