import { line } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { MAX_ZONE_LABEL, MAX_ZONE_RADIUS, MIN_ZONE_RADIUS } from "./rules";

const fields = {
  label: line(MAX_ZONE_LABEL),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  radius: z.number().int().min(MIN_ZONE_RADIUS).max(MAX_ZONE_RADIUS),
};
export const createZoneSchema = z.object(fields);
export type CreateZone = z.output<typeof createZoneSchema>;

/** As its owner placed it; the center of its hidden circle is never exposed. */
export const privacyZoneSchema = z.object({ id: z.string(), ...fields, label: z.string() });
export type PrivacyZone = z.infer<typeof privacyZoneSchema>;
