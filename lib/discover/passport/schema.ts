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
    .describe("The first check-in, photo at a place or recorded way in it; null without one."),
  places: z.number().int().describe("How many places of the guide lie in it."),
  friends: z.number().int().describe("How many of those the viewer followed last let them see that they were there."),
});
export type PassportArea = z.infer<typeof passportAreaSchema>;

export const passportSchema = z.object({
  areas: z.array(passportAreaSchema),
  stamped: z.number().int(),
  next: z
    .object({ number: areaNumber, beside: areaNumber.nullable() })
    .nullable()
    .describe("Where one might go next, and a stamped area beside it."),
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
