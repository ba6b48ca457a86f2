import { line, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { coarse } from "@/lib/discover/map/rules";
import { WEATHERS } from "../weather/rules";
import { reportSchema } from "../weather/schema";
import { INTEREST_LENGTH, MAX_EXCLUDED, MAX_INTERESTS, RECOMMENDABLE_TYPES, RECOMMENDATION_TYPES } from "./rules";

/** Spec §3, AI recommendation; `isOpen` is at the suggested time, null if unknown or not applicable. */
const recommendationSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  reason: z.string(),
  type: z.enum(RECOMMENDATION_TYPES),
  location: z.string(),
  estimatedDuration: z.string(),
  difficulty: z.string(),
  /** Percent: the probability that it is accepted. */
  confidence: z.number(),
  targetType: z.enum(RECOMMENDABLE_TYPES),
  targetId: z.string(),
  /** Its name regardless of the title's wording, for searching on Discover. */
  name: z.string(),
  /** Its kind, for display. */
  category: z.string(),
  image: z.string().nullable(),
  placeholder: z.string(),
  isOpen: z.boolean().nullable(),
  isSaved: z.boolean(),
  /** When it starts, for items with a date. */
  startsAt: z.string().nullable(),
  /** False if only the day is announced. */
  timeKnown: z.boolean(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const recommendationsAnswerSchema = z.object({
  recommendations: z.array(recommendationSchema),
  context: reportSchema.extend({ timeOfDay: z.enum(["morning", "afternoon", "evening"]) }),
});
export type RecommendationsAnswer = z.infer<typeof recommendationsAnswerSchema>;

/** Coordinates, rounded on arrival and discarded after the response; or a place name, which isn't used. */
export const location = z
  .union([
    z
      .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .transform(({ latitude, longitude }) => coarse({ lat: latitude, lng: longitude })),
    z
      .string()
      .max(200)
      .transform(() => null),
  ])
  .nullish();

/** The caller's context; all fields are optional. */
export const recommendationsRequest = z
  .object({
    location,
    /** Hour 0–23 in Chicago, at its next occurrence. */
    time: z.number().int().min(0).max(23).nullish(),
    weather: z.enum(WEATHERS).nullish(),
    userInterests: z.array(line(INTEREST_LENGTH)).max(MAX_INTERESTS).nullish(),
    /** Ids already on the screen. */
    exclude: z.array(uuid).max(MAX_EXCLUDED).nullish(),
  })
  .default({});
export type RecommendationsRequest = z.output<typeof recommendationsRequest>;

/** The spec sends `userId`; the session decides who is asking. */
export const recommendationsQuery = z.object({ userId: z.string().optional() });

/** Community events and challenges: suggested like places, but without a position on the map. */
export type SuggestedEvent = {
  type: "challenge" | "community-event";
  id: string;
  title: string;
  description: string;
  /** When an event starts or a challenge ends. */
  at: string;
};
