import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AudienceSelect } from "@/components/new-post/audience-select";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { FormSaveButton } from "@/components/ui/form-save-button";
import { Sheet } from "@/components/ui/sheet";
import { TextArea } from "@/components/ui/text-area";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { POST_COUNTER } from "@/lib/feed/posts/rules";
import { type ChangePost, type Post, postFormSchema } from "@/lib/feed/posts/schema";

type EditPostSheetProps = OverlayControl & { post: Post; onSave: (change: ChangePost) => Promise<void> };

/** Edits the text or audience of your own shared post. */
export function EditPostSheet({ post, onSave, ...sheet }: EditPostSheetProps) {
  const [audience, setAudience] = useState(post.audience ?? "everyone");
  const form = useForm({ resolver: zodResolver(postFormSchema), defaultValues: { content: post.content } });
  const content = form.watch("content");
  const save = form.handleSubmit(async (words) => {
    try {
      await onSave({ content: words.content.trim(), audience });
      sheet.onOpenChange(false);
    } catch (error) {
      failed("Couldn't save your post", error);
    }
  });
  return (
    <Sheet {...sheet} title="Edit post">
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <Field label="What did you do?">
          <TextArea rows={4} limit={POST_COUNTER} value={content} {...form.register("content")} />
        </Field>
        <AudienceSelect value={audience} onChange={setAudience} />
        <FormSaveButton disabled={content.trim() === ""} pending={form.formState.isSubmitting} />
      </form>
    </Sheet>
  );
}
