import { Bike, Dumbbell, Footprints, Mountain, Waves } from "lucide-react";
import type { ReactNode } from "react";
import { BasketballIcon, SoccerIcon, YogaIcon } from "@/components/activity/sport-icons";
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
  running: <Footprints />,
  cycling: <Bike />,
  yoga: <YogaIcon />,
  strength: <Dumbbell />,
  swimming: <Waves />,
  basketball: <BasketballIcon />,
  soccer: <SoccerIcon />,
  hiking: <Mountain />,
};
