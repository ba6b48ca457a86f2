import type { Metadata } from "next";
import { providerResultSchema } from "@/components/account/provider-result-schema";
import { SecurityScreen } from "@/components/account/security-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Password & security" };

type SecurityPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SecurityPage({ searchParams }: SecurityPageProps) {
  await requireMember(paths.accountPage("security"));
  return <SecurityScreen returned={providerResultSchema.parse(await searchParams)} />;
}
