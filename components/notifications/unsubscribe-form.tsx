"use client";

import { useState } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { usePending } from "@/components/ui/use-pending";
import { paths } from "@/lib/core/shared/paths";
import { requestUnsubscribe } from "@/lib/notifications/mails/hooks";

/** Unsubscribes without a session: having the email is enough. */
export function UnsubscribeForm({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const { isPending, run } = usePending();
  const stop = () =>
    run(async () => {
      await requestUnsubscribe(token);
      setDone(true);
    });
  return (
    <MessageScreen
      title={isDone ? "You're unsubscribed" : "Unsubscribe from emails?"}
      text={
        isDone
          ? "You'll only get emails about your account's security. You can change this in your notification settings."
          : "You won't get emails about likes, comments, followers, or events anymore. You'll still get notifications in the app."
      }
      picture={null}
      actions={
        isDone ? (
          <LinkButton href={paths.settingsPage("notifications")} variant="secondary" size="lg" block>
            Notification settings
          </LinkButton>
        ) : (
          <Button size="lg" block pending={isPending} pendingLabel="Unsubscribing..." onClick={() => void stop()}>
            Unsubscribe
          </Button>
        )
      }
    />
  );
}
