import type { Metadata } from "next";
import { ImportScreen } from "@/components/record/import-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Import workouts" };

export default async function ImportPage() {
  await requireMember(paths.importWorkouts);
  return <ImportScreen />;
}
