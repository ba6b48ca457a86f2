import { decimal } from "@/lib/core/shared/decimal";
import { z } from "@/lib/core/shared/zod";
import { coarse, MAX_RADIUS } from "./rules";

export const coordinatesSchema = z.object({ lat: z.number(), lng: z.number() });

/** Comma-separated decimal numbers only: an empty or invalid part makes the whole invalid. */
const numbers = (count: number) =>
  z
    .string()
    .max(100)
    .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?)*$/)
    .transform((value) => value.split(",").map(Number))
    .refine((values) => values.length === count, "Invalid input");

const isLng = (value: number) => Math.abs(value) <= 180;
const isLat = (value: number) => Math.abs(value) <= 90;

/** `bbox=w,s,e,n` in degrees. */
export const bbox = numbers(4)
  .transform(([west = 0, south = 0, east = 0, north = 0]) => ({ west, south, east, north }))
  .refine(
    ({ west, south, east, north }) =>
      isLng(west) && isLng(east) && isLat(south) && isLat(north) && west <= east && south <= north,
    "Invalid input",
  );

/** `near=lat,lng`, rounded on arrival. */
export const near = numbers(2)
  .transform(([lat = 0, lng = 0]) => ({ lat, lng }))
  .refine(({ lat, lng }) => isLat(lat) && isLng(lng), "Invalid input")
  .transform(coarse);

/** The location filter of lists; `radius` in meters around `near`. */
export const whereQuery = z.object({
  bbox: bbox.optional(),
  near: near.optional(),
  radius: decimal(z.coerce.number().min(1).max(MAX_RADIUS)).optional(),
});

/** "true" or "false" in a query. */
export const flag = z.stringbool();

export const nearbySchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.number().min(1).max(MAX_RADIUS),
});
export type Nearby = z.output<typeof nearbySchema>;

const nearbyActivitySchema = z.object({
  id: z.string(),
  type: z.enum(["venue", "gem", "event"]),
  name: z.string(),
  image: z.string(),
  coordinates: coordinatesSchema,
  distanceMiles: z.number(),
});
export type NearbyActivity = z.infer<typeof nearbyActivitySchema>;
export const nearbyAnswerSchema = z.object({ activities: z.array(nearbyActivitySchema) });

export const mapsKeySchema = z.object({ apiKey: z.string().nullable() });
export type MapsKey = z.infer<typeof mapsKeySchema>;
