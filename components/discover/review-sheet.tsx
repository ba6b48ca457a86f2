import { zodResolver } from "@hookform/resolvers/zod";
import { Star } from "lucide-react";
import { useForm } from "react-hook-form";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { cn } from "@/lib/core/shared/cn";
import { countOf } from "@/lib/core/shared/format";
import { RATING_MAX, REVIEW_MAX } from "@/lib/discover/reviews/rules";
import { type Review, type WriteReviewInput, writeReviewSchema } from "@/lib/discover/reviews/schema";

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

type ReviewSheetProps = OverlayControl & {
  name: string;
  mine: Review | undefined;
  /** Whether it was sent. Otherwise it is queued on this device, which shows its own message. */
  onSave: (review: WriteReviewInput) => Promise<boolean>;
};

export function ReviewSheet({ name, mine, onSave, ...sheet }: ReviewSheetProps) {
  const form = useForm({
    resolver: zodResolver(writeReviewSchema),
    defaultValues: { rating: mine?.rating ?? 0, text: mine?.text ?? "" },
  });
  const rating = form.watch("rating");
  const save = form.handleSubmit(async (review) => {
    try {
      if (await onSave(review)) toast({ title: mine ? "Review updated" : "Review shared" });
      sheet.onOpenChange(false);
    } catch (error) {
      failed("Couldn't save review", error);
    }
  });
  return (
    <Sheet {...sheet} title="Your review" description={name}>
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <fieldset className="flex">
          <legend className="sr-only">Stars</legend>
          {STARS.map((star) => (
            <label key={star} className="flex size-12 cursor-pointer items-center justify-center">
              <input
                type="radio"
                name="rating"
                checked={star === rating}
                onChange={() => form.setValue("rating", star, { shouldDirty: true })}
                aria-label={countOf(star, "star")}
                className="peer sr-only"
              />
              <Star
                className={cn(
                  "size-8 rounded-md peer-focus-visible:outline-2",
                  star <= rating ? "fill-ink text-ink" : "text-line-strong",
                )}
              />
            </label>
          ))}
        </fieldset>
        <Field label="How was it?">
          <TextArea
            rows={4}
            defaultValue={mine?.text ?? ""}
            limit={REVIEW_MAX}
            maxLength={REVIEW_MAX}
            {...form.register("text")}
          />
        </Field>
        <FormSaveButton disabled={rating === 0} pending={form.formState.isSubmitting} />
      </form>
    </Sheet>
  );
}
