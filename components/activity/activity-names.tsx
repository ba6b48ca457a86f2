import {
  Accessibility,
  Bike,
  CircleEllipsis,
  createLucideIcon,
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
import { ACTIVITIES, ACTIVITY_TYPES, type ActivityType } from "@/lib/activity/workouts/rules";
import { tableOf } from "@/lib/core/shared/keys";

// Icons that lucide lacks.
const BasketballIcon = createLucideIcon("Basketball", [
  ["circle", { cx: 12, cy: 12, r: 10, key: "circle" }],
  ["path", { d: "M12 2v20M2 12h20M4.93 4.93c4 4 4 10.14 0 14.14M19.07 4.93c-4 4-4 10.14 0 14.14", key: "path" }],
]);
const SoccerIcon = createLucideIcon("Soccer", [
  ["circle", { cx: 12, cy: 12, r: 10, key: "circle" }],
  ["path", { d: "m12 8 3.8 2.76-1.45 4.48h-4.7L8.2 10.76Z", key: "path1" }],
  [
    "path",
    { d: "M12 8V2M15.8 10.76l5.7-1.85M14.35 15.24l3.53 4.85M9.65 15.24l-3.53 4.85M8.2 10.76 2.5 8.91", key: "path2" },
  ],
]);
const YogaIcon = createLucideIcon("Yoga", [
  ["circle", { cx: 12, cy: 4.5, r: 2.5, key: "circle" }],
  [
    "path",
    {
      d: "M12 9.5v5M12 10c-1.6 2.8-3.8 4.4-7 5.2M12 10c1.6 2.8 3.8 4.4 7 5.2M4 20.5c2.6-4.6 13.4-4.6 16 0M8 20.5h8",
      key: "path",
    },
  ],
]);
const RowingIcon = createLucideIcon("Rowing", [
  ["path", { d: "M8 8.5 20.5 21M16 8.5 3.5 21", key: "path1" }],
  [
    "path",
    {
      d: "M3.2 3.2c2-.7 4.5.6 5.3 2.3.5 1.2.3 2.3-.5 3s-1.9.9-3 .5C3.3 8.2 2.3 5.2 3.2 3.2ZM20.8 3.2c-2-.7-4.5.6-5.3 2.3-.5 1.2-.3 2.3.5 3s1.9.9 3 .5c1.7-.8 2.7-3.8 1.8-5.8Z",
      key: "path2",
    },
  ],
]);
const SkatingIcon = createLucideIcon("Skating", [
  ["path", { d: "M6 3v11a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2c0-2-1.5-3-4-3.5S12 8 12 3Z", key: "path1" }],
  ["path", { d: "M8 16v4M17 16v4M4 20h14.5a2.5 2.5 0 0 0 2.5-2", key: "path2" }],
]);
const TennisIcon = createLucideIcon("Tennis", [
  ["circle", { cx: 9.5, cy: 9.5, r: 7.5, key: "circle" }],
  [
    "path",
    { d: "m15 15 6.5 6.5M4.5 8.5 10.5 14.5M8.5 4.5 14.5 10.5M14.5 8.5 8.5 14.5M10.5 4.5 4.5 10.5", key: "path" },
  ],
]);

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
