import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Prefetched } from "@/app/prefetched";
import { planText, stopText } from "@/components/plan/plan-format";
import { SharedPlanScreen } from "@/components/plan/shared-plan-screen";
import { VisitorPlanScreen } from "@/components/plan/visitor-plan-screen";
import { linkPreview } from "@/lib/core/server/link-preview";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { currentUser } from "@/lib/core/server/session";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";
import { getPlanForVisitors, getSharedPlan } from "@/lib/suggestions/shared-plans/queries";

type Props = { params: Promise<{ id: string }> };

const visitorPlan = cache((id: string) => {
  if (!uuid.safeParse(id).success) notFound();
  return orNotFound(getPlanForVisitors(id));
});

/** The preview shows only what visitors may see. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  if (await currentUser()) return { title: "A Day Together" };
  const plan = await visitorPlan(id);
  return linkPreview({
    title: `A day in Chicago with ${plan.plannedBy}`,
    description: `${planText(plan)}. ${stopText(plan.stops)}`,
    path: paths.sharedPlan(plan.id),
    image: plan.stops.find(({ image }) => image !== null)?.image ?? null,
    isListed: false,
  });
}

/** A shared plan's link: members vote and join, visitors see what's planned. */
export default async function SharedPlanPage({ params }: Props) {
  const { id } = await params;
  const user = await currentUser();
  if (!user) return <VisitorPlanScreen plan={await visitorPlan(id)} />;
  if (!uuid.safeParse(id).success) notFound();
  const plan = await orNotFound(getSharedPlan(user.id, id));
  return (
    <Prefetched answers={{ [paths.api.sharedPlan(plan.id)]: plan }}>
      <SharedPlanScreen planId={plan.id} viewerId={user.id} />
    </Prefetched>
  );
}
