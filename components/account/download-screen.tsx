"use client";

import { type ReactNode, useEffect, useState } from "react";
import { CityPackSection } from "@/components/account/city-pack-section";
import { ExportSection } from "@/components/account/export-section";
import { SettingsCard, SettingsFrame, SettingsSection } from "@/components/account/settings-frame";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { clearDevice, type DeviceContents, deviceContents, persist } from "@/lib/core/client/device-contents";
import { useOutbox } from "@/lib/core/client/send-or-queue";
import { formatSize } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

function Row({ what, why, value }: { what: string; why: string; value: ReactNode }) {
  return (
    <div className="flex items-center gap-4 py-3">
      <dt className="min-w-0 flex-1">
        <span className="block font-semibold">{what}</span>
        <span className="block text-ink-soft text-sm">{why}</span>
      </dt>
      <dd className="shrink-0 text-right font-semibold">{value}</dd>
    </div>
  );
}

function Contents({ contents, onProtect }: { contents: DeviceContents; onProtect: () => Promise<void> }) {
  const { local, session, caches, databases, diskBytes, quotaBytes, isPersisted } = contents;
  const { isPending, run } = usePending();
  return (
    <SettingsCard>
      <dl className="divide-y divide-line">
        <Row what="App data" why="Your stats and profile, so screens open right away" value={formatSize(local.bytes)} />
        <Row what="This tab" why="Your place in the app and anything you typed" value={formatSize(session.bytes)} />
        <Row what="Unfinished posts" why="Including photos" value={databases > 0 ? "Yes" : "None"} />
        <Row what="Offline copies" why="Pages and photos" value={caches > 0 ? "Yes" : "None"} />
        {diskBytes !== null && (
          <Row
            what="Total for posts and offline copies"
            why="Estimated by your browser, including overhead"
            value={formatSize(diskBytes)}
          />
        )}
        {quotaBytes !== null && <Row what="Storage" why="Available space" value={formatSize(quotaBytes)} />}
        {isPersisted !== null && (
          <Row
            what="Protected"
            why={
              isPersisted
                ? "Your browser won't clear this data when storage is low"
                : "Your browser may clear this data when storage is low"
            }
            value={
              isPersisted ? (
                "Yes"
              ) : (
                <Button size="sm" variant="secondary" pending={isPending} onClick={() => void run(onProtect)}>
                  Protect
                </Button>
              )
            }
          />
        )}
      </dl>
    </SettingsCard>
  );
}

function RequestsSection() {
  const waiting = useOutbox().length;
  return (
    <SettingsSection title="Waiting to be sent" note="Sent when you're back online.">
      <LinkButton href={paths.waiting} variant="secondary" block>
        {waiting === 0 ? "All changes sent" : `${waiting} waiting`}
      </LinkButton>
    </SettingsSection>
  );
}

export function DownloadScreen() {
  const [contents, setContents] = useState<DeviceContents | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => void deviceContents().then(setContents), []);
  const protect = async () => {
    if (await persist()) return setContents(await deviceContents());
    toast({
      title: "Not protected yet",
      description: "Most browsers protect an app once it's on your home screen or you use it often.",
    });
  };
  const clear = async () => {
    const cleared = await clearDevice();
    setContents(await deviceContents());
    if (cleared) toast({ title: "Device cleared" });
    else failed("Couldn't clear everything", "Close Windmile in other tabs and try again.");
  };
  return (
    <SettingsFrame title="Download Management">
      <CityPackSection />
      <RequestsSection />
      <ExportSection />
      <SettingsSection
        title="On this device"
        note="Clearing keeps you logged in and doesn't change your theme. Nothing on our servers is deleted."
      >
        {contents ? (
          <Contents contents={contents} onProtect={protect} />
        ) : (
          <SkeletonGroup label="Loading what's on this device">
            <Skeleton className="h-72 rounded-card" />
          </SkeletonGroup>
        )}
      </SettingsSection>
      <Button variant="danger" block onClick={() => setAsking(true)}>
        Clear this device
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear this device?"
        description="You'll lose unfinished posts, unsent changes, and your offline copy of Chicago."
        confirmLabel="Clear"
        onConfirm={clear}
        pendingLabel="Clearing..."
      />
    </SettingsFrame>
  );
}
