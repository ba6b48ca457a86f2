import { zodResolver } from "@hookform/resolvers/zod";
import type { DistanceUnit } from "@/lib/activity/distance/rules";
import { workoutFieldsSchema, workoutFormSchema } from "@/lib/activity/workouts/schema";

// What needs the schemas, and therefore comes when a workout's form is first checked or restored.

export const workoutResolver = (unit: DistanceUnit) => zodResolver(workoutFormSchema(unit));
export const keptWorkout = (kept: unknown) => workoutFieldsSchema.safeParse(kept).data;
