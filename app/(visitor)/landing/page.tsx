import type { Metadata } from "next";
import { LandingScreen } from "@/components/auth/landing-screen";
import { paths } from "@/lib/core/shared/paths";
import { publicPaths } from "@/lib/core/shared/public-paths";

const title = "Windmile: turn fitness into an adventure";

export const metadata: Metadata = {
  title: { absolute: title },
  description: "Find places, gems, and events in Chicago. Plan your day, join groups, and track workouts with friends.",
  alternates: {
    canonical: paths.home,
    types: {
      "application/rss+xml": [
        { url: publicPaths.eventsFeed, title: "Events on Windmile" },
        { url: publicPaths.guidesFeed, title: "Guides on Windmile" },
      ],
    },
  },
};

export default function LandingPage() {
  return <LandingScreen />;
}
