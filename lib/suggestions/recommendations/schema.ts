import { line, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { coarse } from "@/lib/discover/map/rules";
import { WEATHERS } from "../weather/rules";
import { reportSchema } from "../weather/schema";
import { INTEREST_LENGTH, MAX_EXCLUDED, MAX_INTERESTS, RECOMMENDABLE_TYPES, RECOMMENDATION_TYPES } from "./rules";

/** Spec §3, AI recommendation; `isOpen` at the suggested time, null where that is not known or says nothing. */
const recommendationSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  reason: z.string(),
  type: z.enum(RECOMMENDATION_TYPES),
  location: z.string(),
  estimatedDuration: z.string(),
  difficulty: z.string(),
  /** Percent: the chance that it is taken up. */
  confidence: z.number(),
  targetType: z.enum(RECOMMENDABLE_TYPES),
  targetId: z.string(),
  /** What it is called, however a model words the title: what Discover looks for. */
  name: z.string(),
  /** Its kind, in words. */
  category: z.string(),
  image: z.string().nullable(),
  placeholder: z.string(),
  isOpen: z.boolean().nullable(),
  isSaved: z.boolean(),
  /** When it begins, for what has a date. */
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

/** A place on earth, made coarse at the door and forgotten after the answer; or the name of one, which says nothing more. */
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

/** What the caller says of the moment; everything may be absent. */
export const recommendationsRequest = z
  .object({
    location,
    /** Hour 0–23 in Chicago: the next time the clock shows it. */
    time: z.number().int().min(0).max(23).nullish(),
    weather: z.enum(WEATHERS).nullish(),
    userInterests: z.array(line(INTEREST_LENGTH)).max(MAX_INTERESTS).nullish(),
    /** What stands on the screen already. */
    exclude: z.array(uuid).max(MAX_EXCLUDED).nullish(),
  })
  .default({});
export type RecommendationsRequest = z.output<typeof recommendationsRequest>;

/** The spec sends `userId`; the session decides who asks. */
export const recommendationsQuery = z.object({ userId: z.string().optional() });

/** What members hold, or what goes on for a week: suggested as places are, but it stands on no map. */
export type Meeting = {
  type: "challenge" | "community-event";
  id: string;
  title: string;
  description: string;
  /** When an event begins, a challenge ends. */
  at: string;
};
