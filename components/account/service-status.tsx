"use client";

import useSWR from "swr";
import { SettingsCard } from "@/components/account/settings-frame";
import { Button } from "@/components/ui/button";
import type { ApiError } from "@/lib/core/client/api-client";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

function Row({ label, path }: { label: string; path: string }) {
  const { data, error, isValidating, mutate } = useSWR<{ status: string }, ApiError>(path);
  const word = isValidating || (!data && !error) ? "Checking..." : error ? "Not available" : "Working";
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="font-semibold">{label}</p>
      <p role="status" className={cn("ml-auto", word === "Working" ? "text-good-ink" : "text-ink-soft")}>
        {word}
      </p>
      {error && !isValidating && (
        <Button variant="outline" size="sm" aria-label={`Check ${label} again`} onClick={() => void mutate()}>
          Check again
        </Button>
      )}
    </div>
  );
}

/** Asked by the browser, so that it also shows whether the server can be reached. */
export function ServiceStatus() {
  return (
    <SettingsCard>
      <Row label="Server" path={paths.api.health} />
      <Row label="Ready to use" path={paths.api.ready} />
    </SettingsCard>
  );
}
