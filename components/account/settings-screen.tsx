"use client";

import {
  Bell,
  ChevronRight,
  CircleAlert,
  Download,
  Info,
  LogOut,
  MessageSquareText,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLogOut } from "@/components/account/use-log-out";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useOutbox } from "@/lib/core/client/send-or-keep";
import { paths } from "@/lib/core/shared/paths";

type SettingsItem = {
  id: string;
  title: string;
  icon: ReactNode;
  action: "navigate" | "feedback" | "report";
  path: string;
};

const mailDraft = (to: string, subject: string) => `mailto:${to}?subject=${encodeURIComponent(subject)}`;

function items(supportEmail: string): readonly (readonly SettingsItem[])[] {
  return [
    [
      {
        id: "download",
        title: "Download Management",
        icon: <Download aria-hidden="true" />,
        action: "navigate",
        path: paths.settingsPage("download"),
      },
      {
        id: "notifications",
        title: "Notifications",
        icon: <Bell aria-hidden="true" />,
        action: "navigate",
        path: paths.settingsPage("notifications"),
      },
      {
        id: "account",
        title: "My Account",
        icon: <UserRound aria-hidden="true" />,
        action: "navigate",
        path: paths.settingsPage("account"),
      },
      {
        id: "about",
        title: "About",
        icon: <Info aria-hidden="true" />,
        action: "navigate",
        path: paths.settingsPage("about"),
      },
    ],
    [
      {
        id: "feedback",
        title: "Send Feedback",
        icon: <MessageSquareText aria-hidden="true" />,
        action: "feedback",
        path: mailDraft(supportEmail, "Windmile Feedback"),
      },
      {
        id: "report",
        title: "Report an Issue",
        icon: <CircleAlert aria-hidden="true" />,
        action: "report",
        path: mailDraft(supportEmail, "Windmile Issue Report"),
      },
    ],
  ];
}

const ROW =
  "flex min-h-15 items-center gap-4 px-4 font-semibold transition-colors hover:bg-card-press [&_svg]:size-5.5";

function Row({ item }: { item: SettingsItem }) {
  const content = (
    <>
      <span className="text-sky-ink">{item.icon}</span>
      <span className="min-w-0 flex-1">{item.title}</span>
      <ChevronRight aria-hidden="true" className="text-ink-soft" />
    </>
  );
  if (item.action === "navigate") {
    return (
      <Link href={item.path} className={ROW}>
        {content}
      </Link>
    );
  }
  return (
    <a href={item.path} className={ROW}>
      {content}
    </a>
  );
}

const MODERATION: SettingsItem = {
  id: "moderation",
  title: "Moderation",
  icon: <ShieldCheck aria-hidden="true" />,
  action: "navigate",
  path: paths.moderation,
};

type SettingsScreenProps = { supportEmail: string; isModerator?: boolean };

export function SettingsScreen({ supportEmail, isModerator = false }: SettingsScreenProps) {
  const { logOut, pending } = useLogOut();
  const unsent = useOutbox().length;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ScreenHeader title="Settings" back={paths.profile()} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="flex flex-1 flex-col gap-5 px-4 pt-5 pb-[calc(24px+var(--safe-bottom))]"
      >
        {[...items(supportEmail), ...(isModerator ? [[MODERATION]] : [])].map((group) => (
          <ul
            key={group[0]?.id}
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card"
          >
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
          onClick={unsent > 0 ? () => setAsking(true) : logOut}
          pending={pending}
          pendingLabel="Logging out..."
        >
          <LogOut aria-hidden="true" className="size-5" />
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
      </main>
    </>
  );
}
