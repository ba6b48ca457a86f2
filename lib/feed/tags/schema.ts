import { pageQuery } from "@/lib/core/shared/page";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

const TAG_STATES = ["pending", "accepted"] as const;
export const tagsQuery = pageQuery.extend({ status: z.enum(TAG_STATES).default("pending") });
export type TagsQuery = z.output<typeof tagsQuery>;
export const tagParams = z.object({ photoId: uuid });
