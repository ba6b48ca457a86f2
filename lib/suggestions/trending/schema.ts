import { z } from "@/lib/core/shared/zod";

/** Spec §3, trending activity; with its location, if it has one place, and whether the viewer saved it. */
export const trendingActivitySchema = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  imageUrl: z.string(),
  description: z.string(),
  popularity: z.number(),
  participants: z.number(),
  category: z.string(),
  difficulty: z.string(),
  price: z.string(),
  maxParticipants: z.number(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  isSaved: z.boolean(),
});
export type TrendingActivity = z.infer<typeof trendingActivitySchema>;
export const trendingAnswerSchema = z.object({ activities: z.array(trendingActivitySchema) });

const words = z
  .string()
  .max(900)
  .transform((list) =>
    list
      .split(",")
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== "" && word.length <= 40)
      .slice(0, 20),
  );

export const contextualQuery = z.object({
  weather: z.enum(["sunny", "cloudy", "rainy"]).optional(),
  timeOfDay: z.enum(["morning", "afternoon", "evening"]).optional(),
  interests: words.default([]),
});
export type ContextualQuery = z.infer<typeof contextualQuery>;
