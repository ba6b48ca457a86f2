import type { Metadata } from "next";
import { PassportScreen } from "@/components/passport/passport-screen";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { awaitWithin, prefetch } from "@/lib/core/server/prefetch";
import { paths } from "@/lib/core/shared/paths";
import { getPassport } from "@/lib/discover/passport/queries";

export const metadata: Metadata = { title: "Neighborhood Passport" };

export default async function PassportPage() {
  const user = await requireMember(paths.passport);
  const fallback = await awaitWithin({ [paths.api.passport]: prefetch(() => getPassport(user.id)) });
  return (
    <Prefetched answers={fallback}>
      <PassportScreen />
      <KeepScreen viewerId={user.id} name="passport" props={{}} />
    </Prefetched>
  );
}
