import {
  Accessibility,
  Bike,
  CircleEllipsis,
  Dumbbell,
  Footprints,
  Kayak,
  Mountain,
  MountainSnow,
  Music,
  Snowflake,
  SportShoe,
  Waves,
} from "lucide-react";
import type { ReactNode } from "react";
import {
  BasketballIcon,
  RowingIcon,
  SkatingIcon,
  SoccerIcon,
  TennisIcon,
  YogaIcon,
} from "@/components/activity/sport-icons";
import { ACTIVITIES, ACTIVITY_TYPES, type ActivityType } from "@/lib/activity/workouts/rules";
import { tableOf } from "@/lib/core/shared/keys";

export const ACTIVITY_NAMES = tableOf(ACTIVITY_TYPES, (activityType) => ACTIVITIES[activityType].name);

export const ACTIVITY_ICONS: Record<ActivityType, ReactNode> = {
  running: <SportShoe />,
  cycling: <Bike />,
  yoga: <YogaIcon />,
  strength: <Dumbbell />,
  swimming: <Waves />,
  basketball: <BasketballIcon />,
  soccer: <SoccerIcon />,
  hiking: <Mountain />,
  walking: <Footprints />,
  rowing: <RowingIcon />,
  kayaking: <Kayak />,
  skating: <SkatingIcon />,
  skiing: <Snowflake />,
  climbing: <MountainSnow />,
  dance: <Music />,
  tennis: <TennisIcon />,
  wheelchair: <Accessibility />,
  other: <CircleEllipsis />,
};
