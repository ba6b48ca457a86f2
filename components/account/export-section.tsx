import { Download } from "lucide-react";
import { useState } from "react";
import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { Button } from "@/components/ui/button";
import { failed } from "@/components/ui/failed";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { ProgressBar } from "@/components/ui/progress-bar";
import { usePending } from "@/components/ui/use-pending";
import { useExports } from "@/lib/account/exports/hooks";
import type { AccountExport } from "@/lib/account/exports/schema";
import { useSignInMethods } from "@/lib/auth/providers/hooks";
import { ApiError } from "@/lib/core/client/api-client";
import { formatDay } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

function Preparing({ progress }: { progress: number }) {
  return (
    <div className="py-4" role="status">
      <p className="flex justify-between gap-3 font-semibold">
        <span>Preparing your copy…</span>
        <span>{progress}%</span>
      </p>
      <ProgressBar label="Preparing your copy" value={progress} max={100} className="mt-2" />
      <p className="mt-2 text-ink-soft text-sm">You can leave this page. We'll keep preparing it.</p>
    </div>
  );
}

function Ready({ id, createdAt, expiresAt }: AccountExport) {
  const day = formatDay(new Date(createdAt));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">Copy from {day}</span>
        {expiresAt && (
          <span className="block text-ink-soft text-sm">Available until {formatDay(new Date(expiresAt))}</span>
        )}
      </p>
      <LinkButton
        href={paths.api.exportFile(id)}
        external
        variant="outline"
        aria-label={`Download the copy from ${day}`}
      >
        <Download className="size-5" />
        Download
      </LinkButton>
    </div>
  );
}

export function ExportSection() {
  const { data: exports, error, retry, request } = useExports();
  const [needsReauthentication, setNeedsReauthentication] = useState(false);
  const { data: methods } = useSignInMethods(needsReauthentication);
  const { isPending, run } = usePending((failure) => {
    if (failure instanceof ApiError && failure.errors.password) setNeedsReauthentication(true);
    else failed("Couldn't request a copy", failure, "Please try again.");
  });
  const isPreparing = exports?.some(({ status }) => status === "preparing") ?? false;
  return (
    <SettingsSection title="Your data" note="Everything you've saved or shared, as a ZIP file (photos, JSON, and CSV).">
      {!exports && (
        <Loading error={error} onRetry={retry} label="Loading your copies" shapes={["h-12 rounded-control"]} />
      )}
      {exports && exports.length > 0 && (
        <div className="mb-3">
          <SettingsCard>
            {exports.map((copy) =>
              copy.status === "ready" ? (
                <Ready key={copy.id} {...copy} />
              ) : (
                <Preparing key={copy.id} progress={copy.progress} />
              ),
            )}
          </SettingsCard>
        </div>
      )}
      {/* Requires a recent login, because someone else may have the phone and the export contains everything. */}
      {needsReauthentication && !isPreparing && methods && (
        <ReauthenticationForm
          methods={methods}
          label="Request a copy"
          pendingLabel="Requesting..."
          variant="secondary"
          onConfirm={async ({ password }) => {
            await request(password);
            setNeedsReauthentication(false);
          }}
        />
      )}
      {exports && !isPreparing && !needsReauthentication && (
        <Button
          variant="secondary"
          block
          onClick={() => void run(() => request())}
          pending={isPending}
          pendingLabel="Requesting..."
        >
          {exports.length > 0 ? "Request a new copy" : "Request a copy"}
        </Button>
      )}
    </SettingsSection>
  );
}
