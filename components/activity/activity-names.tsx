import { Bike, CircleDot, Dumbbell, Flower2, Footprints, Mountain, Volleyball, Waves } from "lucide-react";
import type { ReactNode } from "react";
import type { ActivityType } from "@/lib/activity/workouts/rules";

/** Spec §2: the eight kinds, as they are written. */
export const ACTIVITY_NAMES: Record<ActivityType, string> = {
  running: "Running",
  cycling: "Cycling",
  yoga: "Yoga",
  strength: "Strength",
  swimming: "Swimming",
  basketball: "Basketball",
  soccer: "Soccer",
  hiking: "Hiking",
};

export const ACTIVITY_ICONS: Record<ActivityType, ReactNode> = {
  running: <Footprints aria-hidden="true" />,
  cycling: <Bike aria-hidden="true" />,
  yoga: <Flower2 aria-hidden="true" />,
  strength: <Dumbbell aria-hidden="true" />,
  swimming: <Waves aria-hidden="true" />,
  basketball: <Volleyball aria-hidden="true" />,
  soccer: <CircleDot aria-hidden="true" />,
  hiking: <Mountain aria-hidden="true" />,
};
