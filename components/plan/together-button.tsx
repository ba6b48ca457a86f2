import { Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { usePending } from "@/components/ui/use-pending";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import type { PlanRequest } from "@/lib/suggestions/plans/schema";
import { useSharePlan } from "@/lib/suggestions/shared-plans/hooks";

/** Keeps the day as it is and opens it as one that several people decide on. */
export function TogetherButton({ request }: { request: PlanRequest | null }) {
  const router = useRouter();
  const share = useSharePlan();
  const { isPending, run } = usePending();
  const key = useIdempotencyKey(JSON.stringify(request));
  if (!request) return null;
  return (
    <Button block pending={isPending} onClick={() => void run(async () => router.push(await share(request, key)))}>
      {!isPending && <Users className="size-5" />}
      Plan it together
    </Button>
  );
}
