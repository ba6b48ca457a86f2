"use client";

import { SettingsCard } from "@/components/account/settings-frame";
import { Button } from "@/components/ui/button";
import { useData } from "@/lib/core/client/use-data";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

function Row({ label, path }: { label: string; path: string }) {
  const { data, error, isValidating, retry } = useData<{ status: string }>(path);
  const word = isValidating || (!data && !error) ? "Checking..." : error ? "Not available" : "Working";
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="font-semibold">{label}</p>
      <p role="status" className={cn("ml-auto", word === "Working" ? "text-good-ink" : "text-ink-soft")}>
        {word}
      </p>
      {error && !isValidating && (
        <Button variant="outline" size="sm" aria-label={`Check ${label} again`} onClick={retry}>
          Check again
        </Button>
      )}
    </div>
  );
}

/** Fetched by the browser, so that it also shows whether the server is reachable. */
export function ServiceStatus() {
  return (
    <SettingsCard>
      <Row label="Server" path={paths.api.health} />
      <Row label="App services" path={paths.api.ready} />
    </SettingsCard>
  );
}
