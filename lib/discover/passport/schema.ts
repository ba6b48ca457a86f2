import { personSchema } from "@/lib/auth/accounts/schema";
import { decimal } from "@/lib/core/shared/decimal";
import { z } from "@/lib/core/shared/zod";
import { AREA_COUNT, STAMPED_BY } from "./rules";

const areaNumber = z.number().int();

const passportAreaSchema = z.object({
  number: areaNumber,
  name: z.string(),
  stamp: z
    .object({ at: z.string(), by: z.enum(STAMPED_BY), place: z.string().nullable() })
    .nullable()
    .describe("The first check-in, photo at a place, or recorded route in the area; null if there is none"),
  places: z.number().int().describe("Number of places in the area"),
  friends: z
    .number()
    .int()
    .describe("Number of people you follow whose visits there you can see, among those you followed most recently"),
});
export type PassportArea = z.infer<typeof passportAreaSchema>;

export const passportSchema = z.object({
  areas: z.array(passportAreaSchema),
  stamped: z.number().int(),
  next: z
    .object({ number: areaNumber, beside: areaNumber.nullable() })
    .nullable()
    .describe("Suggested next area, and a stamped area next to it; null if there is none"),
});
export type Passport = z.infer<typeof passportSchema>;

export const areaParams = z.object({ number: decimal(z.coerce.number().int().min(1).max(AREA_COUNT)) });

export const areaDetailSchema = z.object({
  number: areaNumber,
  name: z.string(),
  places: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      image: z.string(),
      placeholder: z.string(),
    }),
  ),
  friends: z.array(personSchema.extend({ day: z.string() })),
});
export type AreaDetail = z.infer<typeof areaDetailSchema>;
