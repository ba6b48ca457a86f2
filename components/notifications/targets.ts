import {
  BookOpen,
  CalendarDays,
  Images,
  type LucideIcon,
  MapPin,
  Route,
  ShieldAlert,
  Trophy,
  UsersRound,
} from "lucide-react";
import { paths } from "@/lib/core/shared/paths";
import type { TargetType } from "@/lib/notifications/rules";
import type { Notification } from "@/lib/notifications/schema";

type Target = {
  icon: LucideIcon;
  link: (id: string, count: number | null) => string;
};

/** Icon and link of each target. How the server reads it is in `access.ts`. */
const TARGETS: Record<TargetType, Target> = {
  photo: { icon: Trophy, link: (id) => paths.photo(id) },
  post: { icon: Trophy, link: (id) => paths.post(id) },
  workout: { icon: Trophy, link: (id) => paths.workout(id) },
  /** Your check-ins are listed on your profile. */
  "check-in": { icon: MapPin, link: () => paths.profile() },
  /** For several people, your own profile and its lists. */
  user: { icon: Trophy, link: (id, count) => (count === 1 ? paths.profile(id) : paths.profile()) },
  event: { icon: CalendarDays, link: (id) => paths.event(id) },
  group: { icon: UsersRound, link: (id) => paths.group(id) },
  plan: { icon: Route, link: (id) => paths.sharedPlan(id) },
  guide: { icon: BookOpen, link: (id) => paths.memberGuide(id) },
  album: { icon: Images, link: (id) => paths.album(id) },
  challenge: { icon: Trophy, link: (id) => paths.challenge(id) },
  achievement: { icon: Trophy, link: (id) => paths.achievement(id) },
  /** A new level, or the weekly goal. */
  progress: { icon: Trophy, link: () => paths.activity },
  account: { icon: ShieldAlert, link: () => paths.terms },
};

export const linkOf = ({ target, count }: Notification): string => TARGETS[target.type].link(target.id, count);
export const iconOf = ({ target }: Notification): LucideIcon => TARGETS[target.type].icon;
