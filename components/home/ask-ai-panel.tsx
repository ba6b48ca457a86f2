import { Sparkles } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { Star } from "@/components/ui/star";
import { paths } from "@/lib/core/shared/paths";

/** The way into the suggestions. */
export function AskAiPanel() {
  return (
    <section className="relative overflow-hidden rounded-card bg-navy p-5 text-white dark:border dark:border-line">
      <Star className="absolute -top-7 -right-6 size-36 rotate-12 text-sky/25" />
      <Star className="absolute right-10 bottom-6 size-10 text-sky/35" />
      <div className="relative max-w-72">
        <Sparkles aria-hidden="true" className="size-7 text-sky" />
        <h2 className="mt-3 text-display">AI Recommendations</h2>
        <p className="mt-1.5 text-white/85">Get personalized activity suggestions based on your preferences.</p>
        <LinkButton href={paths.discover()} className="mt-5">
          Explore Chicago
        </LinkButton>
      </div>
    </section>
  );
}
