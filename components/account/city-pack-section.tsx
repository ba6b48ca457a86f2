import { useState } from "react";
import { SettingsSection } from "@/components/account/settings-frame";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { failed } from "@/components/ui/failed";
import { ProgressBar } from "@/components/ui/progress-bar";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { formatSize, timeAgo } from "@/lib/core/shared/format";
import { useCityPack } from "@/lib/discover/city-pack/hooks";

export function CityPackSection() {
  const { pack, progress, download, remove } = useCityPack(useViewer().id);
  const [isAsking, setAsking] = useState(false);
  const isLoading = progress !== null;
  const percent = Math.round((progress ?? 0) * 100);

  const fetchAll = async () => {
    try {
      await download();
      toast({ title: "Chicago downloaded" });
    } catch (error) {
      failed(
        "Download interrupted",
        error,
        "Check your connection and try again. You won't lose what's already downloaded.",
      );
    }
  };
  return (
    <SettingsSection
      title="Chicago offline"
      note="Every place, gem, and event (with photos), plus your saved items and your history. About 10 MB, available offline."
    >
      <Card className="p-4">
        {pack && (
          <p className="mb-3">
            <span className="font-semibold">{formatSize(pack.bytes)}</span>, {pack.pictures} photos, downloaded{" "}
            {timeAgo(new Date(pack.at).toISOString(), new Date())}
          </p>
        )}
        {isLoading && <ProgressBar label="Downloading Chicago" value={percent} max={100} className="mb-3" />}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void fetchAll()} pending={isLoading} pendingLabel={`${percent}%`}>
            {pack ? "Update" : "Download"}
          </Button>
          {pack && !isLoading && (
            <Button variant="danger-ghost" onClick={() => setAsking(true)}>
              Remove
            </Button>
          )}
        </div>
      </Card>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove Chicago from this device?"
        description="You can download it again whenever you're online."
        confirmLabel="Remove"
        onConfirm={remove}
      />
    </SettingsSection>
  );
}
