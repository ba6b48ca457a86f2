"use client";

import { type FormEvent, useState } from "react";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { toast } from "@/components/ui/use-toast";
import { POST_XP } from "@/lib/activity/xp/rules";
import { useIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { useKeptText } from "@/lib/core/client/kept-text";
import { POST_COUNTER } from "@/lib/feed/posts/rules";

type SharePostFormProps = { share: (content: string, key: string) => Promise<unknown>; onShared: () => void };

export function SharePostForm({ share, onShared }: SharePostFormProps) {
  const [content, setContent] = useKeptText("shared post");
  const { gamification } = usePreferences();
  const [isSharing, setSharing] = useState(false);
  const idempotencyKey = useIdempotencyKey(content);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSharing) return;
    if (content.trim() === "") {
      failed("Missing Content", "Please write something about your activity.");
      return;
    }
    setSharing(true);
    try {
      await share(content, idempotencyKey);
      setContent("");
      toast({ title: "Post Shared! 📱", description: "Your activity has been shared with the community." });
      onShared();
    } catch {
      failed("Error", "Failed to share post. Please try again.");
    } finally {
      setSharing(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Share a post">
      <Card className="flex flex-col gap-4 p-4">
        <Field label="What did you do?" {...(gamification ? { hint: `Sharing earns ${POST_XP} XP.` } : {})}>
          <TextArea
            rows={4}
            limit={POST_COUNTER}
            value={content}
            onChange={(event) => setContent(event.target.value)}
            placeholder="Three miles before breakfast, and the lake was flat as glass"
          />
        </Field>
        <Button type="submit" size="lg" block pending={isSharing} pendingLabel="Sharing...">
          Share Post
        </Button>
      </Card>
    </form>
  );
}
