import { Ban, Flag, Share2, Volume2, VolumeX } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ReportLayer } from "@/components/moderation/report-layer";
import { FollowButton } from "@/components/people/follow-button";
import { didNotWork } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { shareLink } from "@/components/ui/share-link";
import { closeThen } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useRestrictPerson } from "@/lib/social/people/hooks";
import type { PublicUser } from "@/lib/social/people/schema";

const AlertDialog = lazyOverlay(() => import("@/components/ui/alert-dialog"), "AlertDialog");

export function PersonActions({ person }: { person: PublicUser }) {
  const router = useRouter();
  const setAside = useRestrictPerson();
  const [isAsking, setAsking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const name = fullName(person);

  const mute = async (on: boolean) => {
    try {
      await setAside(person.id, "mute", on);
      toast({
        title: on ? `${name} muted` : `${name} unmuted`,
        ...(on && { description: "Their posts won't show in your feed. They won't be notified." }),
      });
    } catch (error) {
      didNotWork(error);
    }
  };
  const unblock = () => setAside(person.id, "block", false).catch(didNotWork);
  const block = async () => {
    await setAside(person.id, "block", true);
    toast({ title: `${name} blocked`, action: { label: "Undo", onClick: () => void unblock() } });
    closeThen(
      () => setAsking(false),
      () => router.push(paths.home),
    );
  };

  return (
    <>
      <FollowButton person={person} />
      <Menu label={`More options for ${name}`}>
        <MenuItem
          icon={person.isMuted ? Volume2 : VolumeX}
          label={person.isMuted ? "Unmute" : "Mute"}
          onSelect={() => void mute(!person.isMuted)}
        />
        {!person.isPrivate && (
          <MenuItem
            icon={Share2}
            label="Share profile"
            onSelect={() => void shareLink({ title: name, path: paths.profile(person.id) })}
          />
        )}
        <MenuItem icon={Flag} label="Report" onSelect={() => setReporting(true)} />
        <MenuItem icon={Ban} label="Block" danger onSelect={() => setAsking(true)} />
      </Menu>
      <ReportLayer type="user" id={person.id} person={person} open={isReporting} onOpenChange={setReporting} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Block ${name}?`}
        description="You won't see each other anywhere on Windmile, and you'll stop following each other."
        confirmLabel="Block"
        onConfirm={block}
        pendingLabel="Blocking..."
      />
    </>
  );
}
