import { BrowserButton } from "@/components/auth/browser-button";
import { LandingFeatures } from "@/components/auth/landing-features";
import { LegalLinks } from "@/components/auth/legal-links";
import { FlagBand } from "@/components/layout/flag-band";
import { MAIN_ID } from "@/components/layout/skip-link";
import { StatusBar } from "@/components/layout/status-bar";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/core/shared/paths";

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
        <FlagBand className="mx-auto w-40 max-w-full" />
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
