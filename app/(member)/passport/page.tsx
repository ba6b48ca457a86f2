import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { PassportScreen } from "@/components/passport/passport-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { paths } from "@/lib/core/shared/paths";
import { getPassport } from "@/lib/discover/passport/queries";

export const metadata: Metadata = { title: "Neighborhood Passport" };

export default async function PassportPage() {
  const user = await requireMember(paths.passport);
  return (
    <Prefetched answers={{ [paths.api.passport]: prefetch(() => getPassport(user.id)) }}>
      <PassportScreen />
      <ScreenSnapshotWriter viewerId={user.id} name="passport" props={{}} />
    </Prefetched>
  );
}
