import type { Metadata } from "next";
import { headers } from "next/headers";
import { AccountScreen } from "@/components/account/account-screen";
import { providerName } from "@/lib/auth/providers/schema";
import { memberOf } from "@/lib/core/server/member-page";
import { showsOutbox } from "@/lib/core/server/outbox-messages";
import { paths } from "@/lib/core/shared/paths";
import { z } from "@/lib/core/shared/zod";

export const metadata: Metadata = { title: "My Account" };

const provider = providerName.optional().catch(undefined);
const returnedSchema = z.object({ linked: provider, taken: provider, error: provider });

type AccountPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AccountPage({ searchParams }: AccountPageProps) {
  await memberOf(paths.settingsPage("account"));
  const showOutbox = showsOutbox(await headers());
  return <AccountScreen returned={returnedSchema.parse(await searchParams)} showOutbox={showOutbox} />;
}
