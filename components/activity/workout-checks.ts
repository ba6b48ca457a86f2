import { zodResolver } from "@hookform/resolvers/zod";
import type { DistanceUnit } from "@/lib/activity/distance/rules";
import { workoutFieldsSchema, workoutFormSchema } from "@/lib/activity/workouts/schema";

// Code-split with the zod schemas: loaded when a workout form is first validated or restored.

export const workoutResolver = (unit: DistanceUnit) => zodResolver(workoutFormSchema(unit));
export const storedWorkout = (stored: unknown) => workoutFieldsSchema.safeParse(stored).data;
