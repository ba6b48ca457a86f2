import type { Metadata } from "next";
import { ImportScreen } from "@/components/record/import-screen";
import { memberOf } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Import workouts" };

export default async function ImportPage() {
  await memberOf(paths.importWorkouts);
  return <ImportScreen />;
}
