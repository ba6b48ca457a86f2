import { pageQuery } from "@/lib/core/shared/page";
import { idParams } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { listedPersonSchema } from "@/lib/social/people/schema";

/** `likes` is null if the poster or the viewer turned like counts off. */
export const likeStateSchema = z.object({ likes: z.number().nullable(), isLiked: z.boolean() });
export type LikeState = z.infer<typeof likeStateSchema>;

/** The contract of an endpoint that lists an item's likes. */
export const likersContract = {
  summary: "List people who like this, people you follow first",
  params: idParams,
  query: pageQuery,
  list: "array",
  response: listedPersonSchema.array(),
} as const;
