"use client";

import { Bell, CircleAlert, Download, Info, LogOut, MessageSquareText, ShieldCheck, UserRound } from "lucide-react";
import { useState } from "react";
import { clearStoredPerson } from "@/components/account/clear-stored-person";
import { SettingsRow, SettingsRows } from "@/components/account/settings-row";
import { BareScreen } from "@/components/layout/bare-screen";
import { Button } from "@/components/ui/button";
import { usePending } from "@/components/ui/use-pending";
import { toastAfterNavigation } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { useCurrentRecording } from "@/lib/activity/recorder/current-recording";
import { useTimer } from "@/lib/activity/timer/hooks";
import { requestLogout } from "@/lib/auth/sessions/hooks";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { navigate } from "@/lib/core/client/navigate";
import { useOutbox } from "@/lib/core/client/send-or-queue";
import { paths } from "@/lib/core/shared/paths";

/** Ends the session. Spec §7: on success or error, a full reload to "/". */
function useLogOut() {
  const { isPending, run } = usePending(undefined, { isLeaving: true });
  const leave = async () => {
    const ended = await requestLogout().then(
      () => true,
      () => false,
    );
    await clearStoredPerson();
    if (ended) toastAfterNavigation({ title: "Logged out" });
    navigate(paths.home);
  };
  return { logOut: () => run(leave), pending: isPending };
}

const AlertDialog = lazyOverlay(() => import("@/components/ui/alert-dialog"), "AlertDialog");

const mailDraft = (to: string, subject: string) => `mailto:${to}?subject=${encodeURIComponent(subject)}`;

/** What logging out deletes from this device. */
function useLogoutWarnings(unsent: number): string[] {
  const isRecording = useCurrentRecording().session !== null;
  const { timer } = useTimer(useViewer().id);
  return [
    ...(isRecording ? ["Your recording is only on this device and will be deleted. Save it first to keep it."] : []),
    ...(timer ? ["Your workout timer will be deleted."] : []),
    ...(unsent > 0
      ? [
          `${unsent === 1 ? "One change" : `${unsent} changes`} you made offline will be lost. Log out once you're back online to keep ${unsent === 1 ? "it" : "them"}.`,
        ]
      : []),
  ];
}

type SettingsScreenProps = { supportEmail: string; isModerator?: boolean };

export function SettingsScreen({ supportEmail, isModerator = false }: SettingsScreenProps) {
  const { logOut, pending } = useLogOut();
  const unsent = useOutbox().length;
  const losses = useLogoutWarnings(unsent);
  const [isAsking, setAsking] = useState(false);
  return (
    <BareScreen
      title="Settings"
      back={paths.profile()}
      className="flex flex-col gap-5 px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]"
    >
      <SettingsRows>
        <SettingsRow title="Download Management" icon={Download} href={paths.settingsPage("download")} />
        <SettingsRow title="Notifications" icon={Bell} href={paths.settingsPage("notifications")} />
        <SettingsRow title="My Account" icon={UserRound} href={paths.settingsPage("account")} />
        <SettingsRow title="About" icon={Info} href={paths.settingsPage("about")} />
      </SettingsRows>
      <SettingsRows>
        <SettingsRow
          title="Send Feedback"
          icon={MessageSquareText}
          href={mailDraft(supportEmail, "Windmile Feedback")}
          external
        />
        <SettingsRow
          title="Report an Issue"
          icon={CircleAlert}
          href={mailDraft(supportEmail, "Windmile Issue Report")}
          external
        />
      </SettingsRows>
      {isModerator && (
        <SettingsRows>
          <SettingsRow title="Moderation" icon={ShieldCheck} href={paths.moderation} />
        </SettingsRows>
      )}
      <Button
        variant="outline"
        className="border-danger text-danger-ink"
        size="lg"
        block
        onClick={losses.length > 0 ? () => setAsking(true) : logOut}
        pending={pending}
        pendingLabel="Logging out..."
      >
        <LogOut className="size-5" />
        Log Out
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={unsent > 0 ? "Log out without sending?" : "Log out while a workout is in progress?"}
        description={losses.join(" ")}
        confirmLabel="Log out"
        onConfirm={logOut}
      />
    </BareScreen>
  );
}
