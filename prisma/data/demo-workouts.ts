import type { ActivityType } from "../../lib/activity/workouts/rules";

export interface DemoWorkout {
  hoursAgo: number;
  activityType: ActivityType;
  minutes: number;
  meters?: number;
  notes?: string;
  venueSlug?: string;
}

/** Seven weeks of workouts by someone who is active most days, rests now and then, and likes the lake. */
export const demoWorkouts: readonly DemoWorkout[] = [
  {
    hoursAgo: 3,
    activityType: "running",
    minutes: 35,
    meters: 5800,
    notes: "Out to the museum and back, headwind both ways",
  },
  { hoursAgo: 27, activityType: "yoga", minutes: 30 },
  { hoursAgo: 50, activityType: "cycling", minutes: 55, meters: 18_200, notes: "Lakefront before the crowds" },
  { hoursAgo: 75, activityType: "strength", minutes: 45 },
  { hoursAgo: 122, activityType: "swimming", minutes: 40, meters: 1500 },
  { hoursAgo: 148, activityType: "running", minutes: 50, meters: 8100 },
  { hoursAgo: 171, activityType: "basketball", minutes: 60, notes: "Lost by two. Rematch on Thursday" },
  { hoursAgo: 219, activityType: "strength", minutes: 40 },
  { hoursAgo: 245, activityType: "running", minutes: 30, meters: 5000 },
  { hoursAgo: 316, activityType: "yoga", minutes: 45 },
  { hoursAgo: 340, activityType: "cycling", minutes: 70, meters: 24_000 },
  { hoursAgo: 388, activityType: "running", minutes: 42, meters: 6900 },
  { hoursAgo: 412, activityType: "swimming", minutes: 45, meters: 1600 },
  { hoursAgo: 484, activityType: "strength", minutes: 50 },
  { hoursAgo: 508, activityType: "running", minutes: 33, meters: 5400 },
  { hoursAgo: 580, activityType: "hiking", minutes: 95, meters: 7200, notes: "Colder than it looked" },
  { hoursAgo: 652, activityType: "cycling", minutes: 40, meters: 13_000 },
  { hoursAgo: 676, activityType: "yoga", minutes: 30 },
  { hoursAgo: 748, activityType: "running", minutes: 28, meters: 4600 },
  { hoursAgo: 820, activityType: "soccer", minutes: 75, notes: "Pick-up game by the harbor" },
  { hoursAgo: 892, activityType: "running", minutes: 25, meters: 4000 },
  { hoursAgo: 988, activityType: "strength", minutes: 35 },
  { hoursAgo: 1060, activityType: "running", minutes: 20, meters: 3100, notes: "First one in months" },
];
