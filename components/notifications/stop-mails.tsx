"use client";

import { useState } from "react";
import { MessageScreen } from "@/components/layout/message-screen";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { usePending } from "@/components/ui/use-pending";
import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";

/** Stops mails without a session: whoever holds the mail may. */
export function StopMails({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const { isPending, run } = usePending();
  const stop = () =>
    run(async () => {
      await postJson(paths.api.unsubscribe(token));
      setDone(true);
    });
  return (
    <MessageScreen
      title={isDone ? "No more mails" : "Stop mails?"}
      text={
        isDone
          ? "Windmile mails you only about your account's security now. Under Settings, Notifications, you choose again."
          : "You won't get email about likes, comments, followers, or events anymore. You still get notifications in the app."
      }
      picture={null}
      actions={
        isDone ? (
          <LinkButton href={paths.settingsPage("notifications")} variant="secondary" size="lg" block>
            Choose your notifications
          </LinkButton>
        ) : (
          <Button size="lg" block pending={isPending} pendingLabel="Stopping..." onClick={() => void stop()}>
            Stop mails
          </Button>
        )
      }
    />
  );
}
