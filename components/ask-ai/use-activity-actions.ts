import { useRouter } from "next/navigation";
import { failed } from "@/components/ui/failed";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { paths } from "@/lib/core/shared/paths";
import { sendFeedback } from "@/lib/suggestions/feedback/hooks";
import type { useRecommendations } from "@/lib/suggestions/recommendations/hooks";
import type { Recommendation } from "@/lib/suggestions/recommendations/schema";

type Change = ReturnType<typeof useRecommendations>["change"];

/** Actions on a suggestion card: open, dismiss, undo. */
export function useActivityActions(change: Change, close: () => void) {
  const router = useRouter();
  return {
    choose: (activity: Pick<Recommendation, "name"> & Partial<Pick<Recommendation, "targetType" | "targetId">>) => {
      const { name, targetType, targetId } = activity;
      toast({ title: "Great Choice!", description: `Let's find ${name}.` });
      // Feedback for the ranking only: a failure is ignored.
      if (targetType && targetId) sendFeedback({ targetType, targetId }, "tapped").catch(() => {});
      close();
      afterOverlaysClosed(() => router.push(paths.discover({ activity: name })));
    },
    dismiss: async (activity: Recommendation, index: number) => {
      const putBack = () =>
        change((list) => (list.some(({ id }) => id === activity.id) ? [...list] : list.toSpliced(index, 0, activity)));
      change((list) => list.filter(({ id }) => id !== activity.id));
      const sent = sendFeedback(activity, "not-interested");
      const undo = async () => {
        putBack();
        await sent.catch(() => {});
        await sendFeedback(activity, "undo").catch((error) => failed("Couldn't save that", error));
      };
      toast({
        title: "Not interested",
        description: `We won't suggest ${activity.name} for a month.`,
        action: { label: "Undo", onClick: () => void undo() },
      });
      await sent.catch((error: unknown) => {
        putBack();
        failed("Couldn't save that", error);
      });
    },
  };
}
