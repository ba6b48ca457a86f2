"use client";

import {
  Bell,
  CircleAlert,
  Download,
  Info,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  ShieldCheck,
  UserRound,
} from "lucide-react";
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

/** Spec §3. `path` is a screen, or an email draft for `feedback` and `report`. */
type SettingsItem = {
  id: string;
  title: string;
  icon: LucideIcon;
  action: "navigate" | "feedback" | "report";
  path: string;
};

const MODERATION: SettingsItem = {
  id: "moderation",
  title: "Moderation",
  icon: ShieldCheck,
  action: "navigate",
  path: paths.moderation,
};

const mailDraft = (to: string, subject: string) => `mailto:${to}?subject=${encodeURIComponent(subject)}`;

const items = (supportEmail: string): SettingsItem[][] => [
  [
    {
      id: "download",
      title: "Download Management",
      icon: Download,
      action: "navigate",
      path: paths.settingsPage("download"),
    },
    {
      id: "notifications",
      title: "Notifications",
      icon: Bell,
      action: "navigate",
      path: paths.settingsPage("notifications"),
    },
    { id: "account", title: "My Account", icon: UserRound, action: "navigate", path: paths.settingsPage("account") },
    { id: "about", title: "About", icon: Info, action: "navigate", path: paths.settingsPage("about") },
  ],
  [
    {
      id: "feedback",
      title: "Send Feedback",
      icon: MessageSquareText,
      action: "feedback",
      path: mailDraft(supportEmail, "Windmile Feedback"),
    },
    {
      id: "report",
      title: "Report an Issue",
      icon: CircleAlert,
      action: "report",
      path: mailDraft(supportEmail, "Windmile Issue Report"),
    },
  ],
];

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
      {[...items(supportEmail), ...(isModerator ? [[MODERATION]] : [])].map((group) => (
        <SettingsRows key={group[0]?.id}>
          {group.map(({ id, title, icon, action, path }) => (
            <SettingsRow key={id} href={path} title={title} icon={icon} external={action !== "navigate"} />
          ))}
        </SettingsRows>
      ))}
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
