import type { Metadata } from "next";
import { FitnessScreen } from "@/components/account/fitness-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Fitness & units" };

export default async function FitnessPage() {
  await requireMember(paths.accountPage("fitness"));
  return <FitnessScreen />;
}
