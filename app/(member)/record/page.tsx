import type { Metadata } from "next";
import { RecordScreen } from "@/components/record/record-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { requireMember } from "@/lib/core/server/member-page";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Record" };

export default async function RecordPage() {
  const user = await requireMember(paths.record());
  return (
    <>
      <RecordScreen />
      <ScreenSnapshotWriter viewerId={user.id} name="record" props={{}} />
    </>
  );
}
