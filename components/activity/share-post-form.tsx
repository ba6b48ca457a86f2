import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AudienceSelect, type ChosenAudience } from "@/components/new-post/audience-select";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { useSettings } from "@/lib/account/hooks";
import { POST_XP } from "@/lib/activity/xp/rules";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { usePersistedForm } from "@/lib/core/client/use-persisted-form";
import { POST_COUNTER } from "@/lib/feed/posts/rules";
import { postFieldsSchema, postFormSchema } from "@/lib/feed/posts/schema";

type SharePostFormProps = {
  /** Resolves to undefined if it is queued on this device. */
  share: (content: string, key: string, audience: ChosenAudience | undefined) => Promise<object | undefined>;
  onShared: () => void;
};

const BLANK = { content: "" };
const resolver = zodResolver(postFormSchema);
const storedFields = async (stored: unknown) => postFieldsSchema.safeParse(stored).data;

export function SharePostForm({ share, onShared }: SharePostFormProps) {
  const { gamification } = usePreferences();
  const form = useForm({ resolver, defaultValues: BLANK });
  usePersistedForm("shared post", form, storedFields);
  const content = form.watch("content");
  const { isSubmitting } = form.formState;
  const { settings } = useSettings();
  const [audience, setAudience] = useState<ChosenAudience>();
  const idempotencyKey = useIdempotencyKey(`${content} ${audience ?? ""}`);

  const submit = form.handleSubmit(
    async (post) => {
      try {
        const shared = await share(post.content, idempotencyKey, audience);
        form.reset(BLANK);
        setAudience(undefined);
        if (shared) onShared();
      } catch {
        failed("Error", "Failed to share post. Please try again.");
      }
    },
    () => failed("Missing Content", "Please write something about your activity."),
  );

  return (
    <form method="dialog" onSubmit={submit} noValidate aria-label="Share a post">
      <Card className="flex flex-col gap-4 p-4">
        <Field label="What did you do?" hint={gamification && `Sharing earns ${POST_XP} XP.`}>
          <TextArea
            rows={4}
            limit={POST_COUNTER}
            value={content}
            placeholder="Three miles before breakfast, and the lake was flat as glass"
            {...form.register("content")}
          />
        </Field>
        <AudienceSelect value={audience ?? settings?.postAudience ?? "everyone"} onChange={setAudience} />
        <Button type="submit" size="lg" block pending={isSubmitting} pendingLabel="Sharing...">
          Share Post
        </Button>
      </Card>
    </form>
  );
}
