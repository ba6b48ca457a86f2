"use client";

import { Download, FileUp, FolderUp } from "lucide-react";
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { BareScreen } from "@/components/layout/bare-screen";
import { LeaveGuard } from "@/components/layout/leave-guard";
import { ImportReview } from "@/components/record/import-review";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { historyAsCsv, useImport } from "@/lib/activity/files/hooks";
import { saveFile } from "@/lib/core/client/save-file";
import { readShared, SHARED_TRACKS } from "@/lib/core/client/shared-files";
import { countOf, formatNumber } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { isTrackFile } from "@/lib/core/shared/track-files";

declare global {
  interface Window {
    /** Files opened with the installed app (file handlers of the manifest). Not in TypeScript's types. */
    launchQueue?: {
      setConsumer: (take: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void) => void;
    };
  }
}

/** Reads the files that another app shared, or that were opened with Windmile. */
function useSharedTracks(read: (files: readonly File[]) => void): void {
  const { id } = useViewer();
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) read(files);
  });
  useEffect(() => {
    void readShared(id, SHARED_TRACKS, take);
    window.launchQueue?.setConsumer(({ files = [] }) => {
      void Promise.all(files.map((file) => file.getFile())).then(take);
    });
  }, [id]);
}

const downloadHistory = async () => saveFile("windmile-workouts.csv", "text/csv", await historyAsCsv());

/** Not in React's types. */
const FOLDER = { webkitdirectory: "" };

/**
 * Browsers that can't pick a folder don't have this property. The server renders for the others, which are more common.
 */
const useTakesFolders = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => "webkitdirectory" in HTMLInputElement.prototype,
    () => true,
  );

/** The chosen files. The field is cleared, so that the same files can be chosen again. */
function chosenIn({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = "";
  return files;
}

/** Workouts from other apps' files: chosen, read on the device, reviewed, and then saved. */
export function ImportScreen() {
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const takesFolders = useTakesFolders();
  const importing = useImport();
  const { phase, progress, items, read, cancel } = importing;
  const { isPending, run } = usePending();
  useSharedTracks(read);
  const readFolder = (files: File[]) => {
    // Another app's archive also contains pictures and lists.
    const tracks = files.filter(isTrackFile);
    if (tracks.length > 0) read(tracks);
    else toast({ title: "Nothing to import", description: "There are no GPX, TCX, or FIT files in that folder." });
  };
  const isBusy = phase === "reading" || phase === "saving";
  const hasResults = phase !== "choosing" && phase !== "reading";
  return (
    <BareScreen title="Import workouts" back={paths.activity} className="flex flex-col gap-4 p-4 pb-safe">
      <p>
        Import your history from Garmin, Strava, Apple Health, Polar, Suunto, Coros, Wahoo, Komoot, and others. Choose
        GPX, TCX, or FIT files, or a full export as a ZIP. Files are read on your device.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".gpx,.tcx,.fit,.gz,.zip"
        aria-label="Files to import"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = chosenIn(event);
          if (files.length > 0) read(files);
        }}
      />
      <input
        ref={folderInput}
        type="file"
        {...FOLDER}
        aria-label="Folder to import"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => readFolder(chosenIn(event))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={hasResults ? "secondary" : "primary"}
          disabled={isBusy}
          onClick={() => input.current?.click()}
          className="flex-auto"
        >
          <FileUp className="size-5" />
          Choose files
        </Button>
        {takesFolders && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => folderInput.current?.click()}
            className="flex-auto"
          >
            <FolderUp className="size-5" />
            Choose a folder
          </Button>
        )}
      </div>
      {phase === "reading" && (
        <>
          <ProgressBar label="Files read" value={progress.read} max={progress.total} />
          <p role="status">
            Reading {formatNumber(progress.read)} of {countOf(progress.total, "file")}...
          </p>
          <Button variant="secondary" block onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      {hasResults && <ImportReview {...importing} />}
      {!isBusy && items.every(({ outcome }) => outcome !== null) && (
        <Button variant="ghost" block pending={isPending} onClick={() => void run(downloadHistory)}>
          <Download className="size-5" />
          Download all workouts as CSV
        </Button>
      )}
      <LeaveGuard
        isOn={phase === "saving"}
        title="Stop importing?"
        description="Workouts you've already imported won't be removed."
        onLeave={cancel}
      />
    </BareScreen>
  );
}
