import { pageQuery } from "@/lib/core/shared/page";
import { idParams } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { listedPersonSchema } from "@/lib/social/people/schema";

/** `likes` is null where the poster or the viewer switched like counts off. */
export const likeStateSchema = z.object({ likes: z.number().nullable(), isLiked: z.boolean() });
export type LikeState = z.infer<typeof likeStateSchema>;

/** The contract of an endpoint that lists who likes something. */
export const likersContract = {
  summary: "Who likes it, whom one follows first",
  params: idParams,
  query: pageQuery,
  list: "array",
  response: listedPersonSchema.array(),
} as const;
