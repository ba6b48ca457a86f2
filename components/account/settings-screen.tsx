"use client";

import {
  Bell,
  ChevronRight,
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
import { useLogOut } from "@/components/account/use-log-out";
import { BareScreen } from "@/components/layout/bare-screen";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useViewer } from "@/components/viewer";
import { useCurrentRecording } from "@/lib/activity/recorder/current-recording";
import { useTimer } from "@/lib/activity/timer/hooks";
import { useOutbox } from "@/lib/core/client/send-or-keep";
import { paths } from "@/lib/core/shared/paths";

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

function Row({ item }: { item: SettingsItem }) {
  const { title, icon: Icon, action, path } = item;
  const Anchor = action === "navigate" ? Link : "a";
  return (
    <Anchor
      href={path}
      className="flex min-h-15 items-center gap-4 px-4 font-semibold transition-colors hover:bg-card-press [&_svg]:size-5.5"
    >
      <span className="text-sky-ink">
        <Icon aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">{title}</span>
      <ChevronRight className="text-ink-soft" />
    </Anchor>
  );
}

/** What logging out deletes from this device. */
function useLosses(unsent: number): string[] {
  const isRecording = useCurrentRecording().session !== null;
  const { timer } = useTimer(useViewer().id);
  return [
    ...(isRecording ? ["Your recording is only on this device and will be deleted. Save it first to keep it."] : []),
    ...(timer ? ["Your workout timer will be deleted."] : []),
    ...(unsent > 0
      ? [
          `${unsent === 1 ? "One change" : `${unsent} changes`} you made offline will be lost. Log out once you're back online to keep them.`,
        ]
      : []),
  ];
}

type SettingsScreenProps = { supportEmail: string; isModerator?: boolean };

export function SettingsScreen({ supportEmail, isModerator = false }: SettingsScreenProps) {
  const { logOut, pending } = useLogOut();
  const unsent = useOutbox().length;
  const losses = useLosses(unsent);
  const [isAsking, setAsking] = useState(false);
  return (
    <BareScreen
      title="Settings"
      back={paths.profile()}
      className="flex flex-col gap-5 px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]"
    >
      {[...items(supportEmail), ...(isModerator ? [[MODERATION]] : [])].map((group) => (
        <ul key={group[0]?.id} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {group.map((item) => (
            <li key={item.id}>
              <Row item={item} />
            </li>
          ))}
        </ul>
      ))}
      <Button
        variant="danger"
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
        title={unsent > 0 ? "Log out without sending?" : "Log out while a workout is running?"}
        description={losses.join(" ")}
        confirmLabel="Log out"
        onConfirm={logOut}
      />
    </BareScreen>
  );
}
