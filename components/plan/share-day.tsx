import { Share2, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/components/ui/share-link";
import { usePending } from "@/components/ui/use-pending";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import type { PlanRequest } from "@/lib/suggestions/plans/schema";
import { useSharePlan } from "@/lib/suggestions/shared-plans/hooks";

/**
 * Two ways to share a planned day. Both store it, because only a stored day can be opened without an account. The same
 * day is stored only once.
 */
export function ShareDay({ request, words }: { request: PlanRequest; words: string }) {
  const router = useRouter();
  const store = useSharePlan();
  const key = useIdempotencyKey(JSON.stringify(request));
  const [stored, setStored] = useState<{ key: string; path: string } | null>(null);
  const opening = usePending();
  const sharing = usePending();
  // Cached, so that a second tap shares immediately: browsers refuse to share or copy too long after a tap.
  const pathOfDay = async () => {
    if (stored?.key === key) return stored.path;
    const path = await store(request, key);
    setStored({ key, path });
    return path;
  };
  const open = async () => router.push(await pathOfDay());
  const share = async () => shareLink({ title: "A Day in Chicago", text: words, path: await pathOfDay() });
  return (
    <>
      <Button block pending={opening.isPending} onClick={() => void opening.run(open)}>
        {!opening.isPending && <Users className="size-5" />}
        Plan it together
      </Button>
      <Button block variant="secondary" pending={sharing.isPending} onClick={() => void sharing.run(share)}>
        {!sharing.isPending && <Share2 className="size-5" />}
        Share this day
      </Button>
    </>
  );
}
