import type { Metadata } from "next";
import { Prefetched } from "@/app/prefetched";
import { MemoriesScreen } from "@/components/memories/memories-screen";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { paths } from "@/lib/core/shared/paths";
import { listMemories } from "@/lib/feed/memories/queries";
import { memoriesQuery } from "@/lib/feed/memories/schema";

export const metadata: Metadata = { title: "Memories" };

export default async function MemoriesPage() {
  const user = await requireMember(paths.memories);
  const memories = prefetch(() => listMemories(user.id, memoriesQuery.parse({})));
  return (
    <Prefetched answers={{ [paths.api.memories]: memories }}>
      <MemoriesScreen />
    </Prefetched>
  );
}
