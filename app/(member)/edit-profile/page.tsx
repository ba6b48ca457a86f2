import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { EditProfileScreen } from "@/components/profile/edit-profile-screen";
import { getCurrentUser } from "@/lib/account/queries";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { paths } from "@/lib/core/shared/paths";

export const metadata: Metadata = { title: "Edit Profile" };

export default async function EditProfilePage() {
  const user = await requireMember(paths.editProfile);
  return (
    <Prefetched answers={{ [paths.api.currentUser]: prefetch(() => getCurrentUser(user.id)) }}>
      <EditProfileScreen />
    </Prefetched>
  );
}
