"use client";

import { Screen } from "@/components/layout/screen";
import { SecondFactorRequired } from "@/components/moderation/second-factor-required";
import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/loading";
import { formatCount, formatSize, timeAgo } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useCurrentStatus } from "@/lib/moderation/status/hooks";
import type { JobStatus } from "@/lib/moderation/status/schema";

const WAITING = {
  mails: "Emails to send",
  pushes: "Push notifications to send",
  removals: "Photos to delete",
  exports: "Data exports to create",
} as const;

/** Shown when there is no local disk to report on. */
const STORES = { disk: "Unknown", s3: "Stored in a bucket", uploadthing: "Stored on UploadThing" } as const;

function period(seconds: number): string {
  if (seconds < 60) return `every ${seconds} seconds`;
  if (seconds === 60) return "every minute";
  if (seconds < 3600) return `every ${seconds / 60} minutes`;
  return seconds === 3600 ? "every hour" : "every day";
}

function jobState({ lastRun, lastSuccess, isLate, parked }: JobStatus, now: Date): { text: string; isWrong: boolean } {
  if (parked > 0) return { text: `${parked} failed`, isWrong: true };
  if (lastRun === null || lastSuccess === null) return { text: "Hasn't run yet", isWrong: false };
  return isLate
    ? { text: `Late (last success ${timeAgo(lastSuccess, now)})`, isWrong: true }
    : { text: timeAgo(lastRun, now), isWrong: false };
}

type StatusRow = { name: string; note?: string; value: string; isWrong?: boolean };

function StatusTable({ title, rows }: { title: string; rows: readonly StatusRow[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <Card className="px-4">
        <dl className="divide-y divide-line">
          {rows.map(({ name, note, value, isWrong }) => (
            <div key={name} className="flex items-baseline justify-between gap-4 py-3">
              <dt className="min-w-0">
                <span className="break-words font-medium">{name}</span>
                {note && <span className="block text-ink-soft text-sm">{note}</span>}
              </dt>
              <dd className={isWrong ? "text-right font-semibold text-danger-ink" : "text-right text-ink-soft"}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

function Current() {
  const { data: status, error, retry } = useCurrentStatus();
  if (!status) {
    return (
      <Loading
        error={error}
        onRetry={retry}
        label="Loading status"
        shapes={["h-40 rounded-card", "h-96 rounded-card"]}
      />
    );
  }
  const now = new Date();
  const { database, storage } = status;
  const jobs = status.jobs.map((job): StatusRow => {
    const { text, isWrong } = jobState(job, now);
    return { name: job.name, note: period(job.everySeconds), value: text, isWrong };
  });
  const wrong = jobs.filter(({ isWrong }) => isWrong).length;
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="font-semibold">
        {wrong === 0 ? "All jobs are on time." : `${wrong} of ${jobs.length} jobs need attention.`}
      </p>
      <StatusTable
        title="Waiting"
        rows={status.waiting.map(({ what, count }) => ({ name: WAITING[what], value: formatCount(count) }))}
      />
      <StatusTable title="Jobs" rows={jobs} />
      <StatusTable
        title="Storage"
        rows={[
          { name: "Database", value: formatSize(database.bytes) },
          {
            name: storage.kind === "disk" ? "Free space for photos" : "Photos",
            value: storage.freeBytes === null ? STORES[storage.kind] : formatSize(storage.freeBytes),
          },
        ]}
      />
      <StatusTable
        title="Versions"
        rows={[
          { name: "Windmile", value: status.version },
          { name: "Node", value: status.node },
          { name: "PostgreSQL", value: database.version },
          { name: "Started", value: timeAgo(status.startedAt, now) },
        ]}
      />
    </div>
  );
}

/** Service status, for the people listed in MODERATOR_EMAILS. */
export function StatusScreen({ needsSecondFactor = false }: { needsSecondFactor?: boolean }) {
  return (
    <Screen title="Status" back={paths.moderation} className="px-4 pt-3">
      {needsSecondFactor ? <SecondFactorRequired /> : <Current />}
    </Screen>
  );
}
