import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Prefetched } from "@/app/prefetched";
import { AccountScreen } from "@/components/account/account-screen";
import { providerResultSchema } from "@/components/account/provider-result-schema";
import { getCurrentUser, getSettings } from "@/lib/account/queries";
import { getTwoFactor } from "@/lib/auth/two-factor/queries";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "My Account" };

type AccountPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AccountPage({ searchParams }: AccountPageProps) {
  const user = await requireMember(paths.settingsPage("account"));
  const returned = providerResultSchema.parse(await searchParams);
  if (returned.linked || returned.taken || returned.error) redirect(paths.accountPage("security", returned));
  const answers = {
    [paths.api.currentUser]: prefetch(() => getCurrentUser(user.id)),
    [paths.api.accountSettings]: prefetch(() => getSettings(user.id)),
    [paths.api.twoFactor]: prefetch(() => getTwoFactor(user)),
  };
  return (
    <Prefetched answers={answers}>
      <AccountScreen />
    </Prefetched>
  );
}
