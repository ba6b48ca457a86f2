import type { Metadata } from "next";
import { PlanScreen } from "@/components/plan/plan-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "A Day in Chicago" };

export default async function PlanPage() {
  await memberOf(paths.plan);
  return <PlanScreen />;
}
