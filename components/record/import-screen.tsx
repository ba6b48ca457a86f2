"use client";

import { Check, Download, FileUp, FolderUp, TriangleAlert } from "lucide-react";
import { type ChangeEvent, useRef, useSyncExternalStore } from "react";
import { ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { celebrate } from "@/components/activity/reward-events";
import { BareScreen } from "@/components/layout/bare-screen";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { shownDistance } from "@/lib/activity/distance/rules";
import { historyAsCsv, useImport } from "@/lib/activity/files/hooks";
import { isTrackFile } from "@/lib/activity/files/rules";
import { saveFile } from "@/lib/core/client/save-file";
import { countOf, formatNumber } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { dateFormat } from "@/lib/core/shared/zone";

const when = dateFormat({ dateStyle: "medium", timeStyle: "short" });

const downloadHistory = async () => saveFile("windmile-workouts.csv", "text/csv", await historyAsCsv());

/** Not in React's types. */
const FOLDER = { webkitdirectory: "" };

/** Phones that can't hand over a folder say so by having no such property; the server draws for the others, who are more. */
const useTakesFolders = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => "webkitdirectory" in HTMLInputElement.prototype,
    () => true,
  );

/** What was chosen; the field is emptied, so that the same files can be chosen again. */
function chosenIn({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = "";
  return files;
}

/** Workouts out of other apps' files, one after the other, each with what became of it. */
export function ImportScreen() {
  const { units, gamification } = usePreferences();
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const takesFolders = useTakesFolders();
  const { results, total, isRunning, xpEarned, take } = useImport();
  const importAll = (files: readonly File[]) => void take(files).then(celebrate);
  const { isPending, run } = usePending();
  const taken = results.filter(({ workout }) => workout).length;
  const takeFolder = (files: File[]) => {
    // Another app's archive holds pictures and lists beside its tracks.
    const tracks = files.filter(isTrackFile);
    if (tracks.length > 0) importAll(tracks);
    else toast({ title: "Nothing to import", description: "There is no GPX, TCX or FIT file in that folder." });
  };
  return (
    <BareScreen title="Import workouts" back={paths.activity} className="flex flex-col gap-5 p-4 pb-safe">
      <p>
        GPX, TCX and FIT files from watches and other apps, also packed as .gz, many at once. Files are read on your
        device. Duplicates are skipped.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".gpx,.tcx,.fit,.gz"
        aria-label="Files to import"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = chosenIn(event);
          if (files.length > 0) importAll(files);
        }}
      />
      <input
        ref={folderInput}
        type="file"
        {...FOLDER}
        aria-label="Folder to import"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => takeFolder(chosenIn(event))}
      />
      <Button size="lg" block pending={isRunning} pendingLabel="Importing..." onClick={() => input.current?.click()}>
        <FileUp />
        Choose files
      </Button>
      {takesFolders && (
        <Button variant="secondary" block disabled={isRunning} onClick={() => folderInput.current?.click()}>
          <FolderUp className="size-5" />
          Choose a folder
        </Button>
      )}
      <Button variant="secondary" block pending={isPending} onClick={() => void run(downloadHistory)}>
        <Download className="size-5" />
        Download all workouts as CSV
      </Button>
      {total > 0 && (
        <>
          <ProgressBar label="Files read" value={results.length} max={total} />
          <p role="status">
            {isRunning ? `${results.length} of ${total} files` : `${taken} of ${countOf(total, "file")} imported.`}
            {!isRunning && gamification && xpEarned > 0 && ` +${formatNumber(xpEarned)} XP`}
          </p>
          <ul className="flex flex-col gap-2">
            {results.map(({ name, workout, problem }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: results only grow, and two files may have one name
              <li key={index}>
                <Card className="flex items-start gap-3 p-4 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
                  {workout ? <Check className="text-sky-ink" /> : <TriangleAlert className="text-danger-ink" />}
                  <div className="min-w-0">
                    <p className="break-words font-semibold">{name}</p>
                    <p className="text-ink-soft text-sm">
                      {workout
                        ? `${ACTIVITY_NAMES[workout.activityType]} · ${shownDistance(workout.distanceMeters ?? 0, units)} · ${when.format(new Date(workout.startedAt))}`
                        : problem}
                    </p>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </BareScreen>
  );
}
