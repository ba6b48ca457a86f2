import { ChartNoAxesColumn, MapPin, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { BrowserButton } from "@/components/auth/browser-button";
import { LegalLinks } from "@/components/auth/legal-links";
import { CityFlagStripes } from "@/components/layout/city-flag-stripes";
import { MAIN_ID } from "@/components/layout/skip-link";
import type { Line } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { Star } from "@/components/ui/star";
import { paths } from "@/lib/core/shared/paths";

/** A drawing of a phone's status bar, which the spec requires on the landing screen. */
function StatusBar() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center justify-between px-6 pt-1 font-semibold text-base">
      <span className="tabular-nums">9:41</span>
      <span className="flex items-center gap-1">
        <svg viewBox="0 0 18 12" className="h-3 w-[1.125rem]" fill="currentColor">
          <title>Signal</title>
          <rect x="0" y="8" width="3" height="4" rx="0.8" />
          <rect x="5" y="5.4" width="3" height="6.6" rx="0.8" />
          <rect x="10" y="2.7" width="3" height="9.3" rx="0.8" />
          <rect x="15" y="0" width="3" height="12" rx="0.8" />
        </svg>
        <svg viewBox="0 0 16 12" className="h-3 w-4" fill="none" stroke="currentColor" strokeWidth="1.8">
          <title>Wi-Fi</title>
          <path d="M1 4.2a10 10 0 0 1 14 0M3.5 7a6.4 6.4 0 0 1 9 0" strokeLinecap="round" />
          <circle cx="8" cy="10.2" r="1.5" fill="currentColor" stroke="none" />
        </svg>
        <svg viewBox="0 0 26 12" className="h-3 w-[1.625rem]" fill="none">
          <title>Battery</title>
          <rect x="0.5" y="0.5" width="22" height="11" rx="3.2" stroke="currentColor" opacity="0.5" />
          <rect x="2" y="2" width="17" height="8" rx="1.9" fill="currentColor" />
          <path d="M24 4v4c1-.3 1.6-1.1 1.6-2S25 4.300 24 4Z" fill="currentColor" opacity="0.6" />
        </svg>
      </span>
    </div>
  );
}

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

function LandingFeatures() {
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

export function LandingScreen() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col">
      {/* The title sits on a band of the print's own evening sky, like an old travel poster. */}
      <section className="bg-[#5b3b64] text-[#fff1d0]">
        <div className="pt-safe">
          <StatusBar />
          <h1 className="whitespace-nowrap pt-1 pb-3 text-center font-black text-[min(23.5vw,6.4rem)] leading-[0.9]">
            Windmile
          </h1>
        </div>
        <Picture
          src="/posters/venue-lakefront-trail.avif"
          alt=""
          width={856}
          height={880}
          focusY={1}
          priority
          className="bg-[#8f4f71]"
        />
      </section>
      <section className="px-4 pt-6 pb-8">
        <p className="font-semibold leading-snug">
          Turn fitness into an adventure. Discover activities, connect with friends, and level up your health journey.
        </p>
        <p className="mt-2 text-ink-soft">Made for Chicago: its lakefront, trails, and neighborhoods.</p>
        <div className="mt-4">
          <BrowserButton to={paths.api.login()} size="lg">
            Get Started
          </BrowserButton>
        </div>
        <p className="mt-3 text-center text-ink-soft">
          Already have an account?{" "}
          <Link href={paths.login()} className="inline-flex min-h-11 items-center font-semibold text-sky-ink underline">
            Log in
          </Link>
        </p>
      </section>
      <section className="px-4 pb-12">
        <h2 className="sr-only">What you can do</h2>
        <LandingFeatures />
      </section>
      <section className="mt-auto bg-navy px-4 pt-8 pb-[calc(1.5rem+var(--safe-bottom))] text-white">
        <CityFlagStripes className="mx-auto w-40 max-w-full" />
        <h2 className="mt-6 text-center font-black text-display-lg">Ready to Transform Your Fitness?</h2>
        <p className="mt-2 text-center text-white/85">Join thousands of users already crushing their goals</p>
        <div className="mt-6">
          <BrowserButton to={paths.api.login()} size="lg">
            Start Your Journey
          </BrowserButton>
        </div>
        <LegalLinks className="mt-8 justify-center text-white/85" />
      </section>
    </main>
  );
}
