import { useForm } from "react-hook-form";
import { failed } from "@/components/ui/failed";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";

/** The form state of a new message; its idempotency key makes a retry send it only once. */
export function useMessageForm(write: (text: string, key: string) => Promise<unknown>, failure: string) {
  const form = useForm({ defaultValues: { text: "" } });
  const text = form.watch("text").trim();
  const key = useIdempotencyKey(text);
  const send = form.handleSubmit(async () => {
    if (text === "") return;
    try {
      await write(text, key);
      form.reset();
    } catch (error) {
      failed(failure, error);
    }
  });
  return { send, isEmpty: text === "", isSending: form.formState.isSubmitting, field: form.register("text") };
}
