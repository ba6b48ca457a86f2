import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SharedPlanScreen } from "@/components/plan/shared-plan-screen";
import { Prefetched } from "@/components/prefetched";
import { memberOf } from "@/lib/core/server/member-page";
import { orNotFound } from "@/lib/core/server/or-not-found";
import { paths } from "@/lib/core/shared/paths";
import { uuid } from "@/lib/core/shared/text";
import { getSharedPlan } from "@/lib/suggestions/shared-plans/queries";

export const metadata: Metadata = { title: "A Day Together" };

type Props = { params: Promise<{ id: string }> };

/** A shared day by its link, for members: visitors sign up first and come back to it. */
export default async function SharedPlanPage({ params }: Props) {
  const { id } = await params;
  const user = await memberOf(paths.sharedPlan(id));
  if (!uuid.safeParse(id).success) notFound();
  const plan = await orNotFound(getSharedPlan(user.id, id));
  return (
    <Prefetched answers={{ [paths.api.sharedPlan(plan.id)]: plan }}>
      <SharedPlanScreen planId={plan.id} viewerId={user.id} />
    </Prefetched>
  );
}
