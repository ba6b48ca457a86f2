import { ChevronRight, Users } from "lucide-react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { TitledSection } from "@/components/ui/titled-section";
import { paths } from "@/lib/core/shared/paths";
import { useSharedPlans } from "@/lib/suggestions/shared-plans/hooks";
import { planText } from "./plan-format";

const SHOWN = 5;

/** Days you share or joined, newest first. */
export function SharedDays() {
  const plans = useSharedPlans();
  if (!plans || plans.length === 0) return null;
  return (
    <TitledSection title="Shared plans" titleClassName="mt-2 mb-2 text-display">
      <ul className="flex flex-col gap-2">
        {plans.slice(0, SHOWN).map((plan) => (
          <li key={plan.id}>
            <Link href={paths.sharedPlan(plan.id)}>
              <Card className="flex items-center gap-3 p-3 transition-colors hover:bg-card-press">
                <Users className="size-6 shrink-0 text-sky-ink" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold leading-snug">{planText(plan)}</span>
                  <span className="block truncate text-ink-soft text-sm">{plan.stops.join(", ")}</span>
                </span>
                <ChevronRight className="size-5 shrink-0 text-ink-soft" />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
