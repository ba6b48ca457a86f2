import type { Metadata } from "next";
import { PlanScreen } from "@/components/plan/plan-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "A Day in Chicago" };

export default async function PlanPage() {
  await requireMember(paths.plan);
  return <PlanScreen />;
}
