import { ChartNoAxesColumn, MapPin, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import type { Line } from "@/components/ui/chip";
import { Star } from "@/components/ui/star";

const FEATURES: readonly { title: string; text: string; line: Line; icon: ReactNode }[] = [
  {
    title: "Discover Local Activities",
    text: "Trails, courts, classes, and hidden gems across the city, on a map and in a list.",
    line: "blue",
    icon: <MapPin />,
  },
  {
    title: "Social Fitness",
    text: "Follow friends, find groups and sports clubs, and cheer each other on.",
    line: "orange",
    icon: <UsersRound />,
  },
  {
    title: "Gamified Experience",
    text: "Every workout earns XP. Level up star by star and unlock achievements.",
    line: "red",
    icon: <Star className="text-current" />,
  },
  {
    title: "Track Progress",
    text: "Log activities, keep your streak, and see each week's milestones.",
    line: "green",
    icon: <ChartNoAxesColumn />,
  },
];

export function LandingFeatures() {
  return (
    <ul className="flex flex-col">
      {FEATURES.map((feature) => (
        <li key={feature.title} data-line={feature.line} className="group grid grid-cols-[3rem_1fr] gap-3">
          <span className="relative flex items-center justify-center">
            <span
              aria-hidden="true"
              className="absolute inset-y-0 w-3 bg-l group-first:top-1/2 group-first:rounded-t-full group-last:bottom-1/2 group-last:rounded-b-full"
            />
            <span className="relative flex size-12 items-center justify-center rounded-full border-4 border-paper bg-l text-on-l [&_svg]:size-5">
              {feature.icon}
            </span>
          </span>
          <div className="my-1.5 min-w-0 rounded-card border border-line bg-card px-4 py-3">
            <h3 className="text-display-sm">{feature.title}</h3>
            <p className="mt-1 text-ink-soft text-sm leading-snug">{feature.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
