import { Share2, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { shareLink } from "@/components/feed/share-link";
import { Button } from "@/components/ui/button";
import { usePending } from "@/components/ui/use-pending";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import type { PlanRequest } from "@/lib/suggestions/plans/schema";
import { useSharePlan } from "@/lib/suggestions/shared-plans/hooks";

/**
 * Two ways to share a planned day. Both store it, because only a stored day opens for people without an account; the same
 * day is stored once.
 */
export function ShareDay({ request, words }: { request: PlanRequest; words: string }) {
  const router = useRouter();
  const store = useSharePlan();
  const key = useIdempotencyKey(JSON.stringify(request));
  const [stored, setStored] = useState<{ key: string; path: string } | null>(null);
  const opening = usePending();
  const sharing = usePending();
  // A second tap shares at once: browsers refuse to share or copy long after the tap.
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
