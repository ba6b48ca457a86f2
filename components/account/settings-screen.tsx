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
import { useOutbox } from "@/lib/core/client/send-or-keep";
import { paths } from "@/lib/core/shared/paths";

type SettingsItem = { title: string; icon: LucideIcon; path: string };

const MODERATION: SettingsItem = { title: "Moderation", icon: ShieldCheck, path: paths.moderation };

const mailDraft = (to: string, subject: string) => `mailto:${to}?subject=${encodeURIComponent(subject)}`;

const items = (supportEmail: string): SettingsItem[][] => [
  [
    { title: "Download Management", icon: Download, path: paths.settingsPage("download") },
    { title: "Notifications", icon: Bell, path: paths.settingsPage("notifications") },
    { title: "My Account", icon: UserRound, path: paths.settingsPage("account") },
    { title: "About", icon: Info, path: paths.settingsPage("about") },
  ],
  [
    { title: "Send Feedback", icon: MessageSquareText, path: mailDraft(supportEmail, "Windmile Feedback") },
    { title: "Report an Issue", icon: CircleAlert, path: mailDraft(supportEmail, "Windmile Issue Report") },
  ],
];

function Row({ item: { title, icon: Icon, path } }: { item: SettingsItem }) {
  const Way = path.startsWith("mailto:") ? "a" : Link;
  return (
    <Way
      href={path}
      className="flex min-h-15 items-center gap-4 px-4 font-semibold transition-colors hover:bg-card-press [&_svg]:size-5.5"
    >
      <span className="text-sky-ink">
        <Icon aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">{title}</span>
      <ChevronRight className="text-ink-soft" />
    </Way>
  );
}

type SettingsScreenProps = { supportEmail: string; isModerator?: boolean };

export function SettingsScreen({ supportEmail, isModerator = false }: SettingsScreenProps) {
  const { logOut, pending } = useLogOut();
  const unsent = useOutbox().length;
  const [isAsking, setAsking] = useState(false);
  return (
    <BareScreen
      title="Settings"
      back={paths.profile()}
      className="flex flex-col gap-5 px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]"
    >
      {[...items(supportEmail), ...(isModerator ? [[MODERATION]] : [])].map((group) => (
        <ul
          key={group[0]?.title}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card"
        >
          {group.map((item) => (
            <li key={item.title}>
              <Row item={item} />
            </li>
          ))}
        </ul>
      ))}
      <Button
        variant="danger"
        size="lg"
        block
        onClick={unsent > 0 ? () => setAsking(true) : logOut}
        pending={pending}
        pendingLabel="Logging out..."
      >
        <LogOut className="size-5" />
        Log Out
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out without sending?"
        description={`${unsent === 1 ? "One thing" : `${unsent} things`} you did offline would be lost. Log out once you are back online to keep them.`}
        confirmLabel="Log out"
        onConfirm={logOut}
      />
    </BareScreen>
  );
}
