import { render, screen, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { StatusScreen } from "@/components/moderation/status-screen";
import { paths } from "@/lib/core/shared/paths";
import type { CurrentStatus, JobStatus } from "@/lib/moderation/status/schema";

jest.mock("@/components/layout/bottom-nav", () => ({ BottomNav: () => null }));

const job = (changes: Partial<JobStatus>): JobStatus => ({
  ...{ name: "trash", everySeconds: 3600, isLate: false, parked: 0 },
  ...{ lastRun: new Date().toISOString(), lastSuccess: new Date(Date.now() - 4 * 3_600_000).toISOString() },
  ...changes,
});

function shown(jobs: JobStatus[], needsSecondFactor = false) {
  const status: CurrentStatus = {
    ...{ version: "1.2.3", node: "22.0.0", startedAt: new Date().toISOString(), jobs },
    database: { version: "18.4", bytes: 5_000_000, migration: null },
    waiting: [{ what: "mails", count: 12 }],
    storage: { kind: "disk", freeBytes: 9_000_000_000 },
  };
  render(
    <SWRConfig value={{ fallback: { [paths.api.serviceStatus]: status }, provider: () => new Map() }}>
      <StatusScreen needsSecondFactor={needsSecondFactor} />
    </SWRConfig>,
  );
}
const fact = (section: string, name: string) => {
  const term = within(screen.getByRole("region", { name: section }))
    .getByText(name)
    .closest("div");
  return term?.querySelector("dd")?.textContent;
};

test("shows right away whether any job needs attention, and which", () => {
  shown([job({}), job({ name: "exports", parked: 2 }), job({ name: "challenges", isLate: true })]);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 jobs need attention.");
  expect(fact("Jobs", "exports")).toBe("2 failed");
  expect(fact("Jobs", "challenges")).toMatch(/^Late \(last success 4 ?h/);
  expect(fact("Waiting", "Emails to send")).toBe("12");
  expect(fact("Versions", "Windmile")).toBe("1.2.3");
});

test("a healthy service says so", () => {
  shown([job({}), job({ name: "new", lastRun: null })]);
  expect(screen.getByRole("status")).toHaveTextContent("All jobs are on time.");
  expect(fact("Jobs", "new")).toBe("Hasn't run yet");
});

test("without a second factor nothing is requested", () => {
  shown([job({})], true);
  expect(screen.queryByRole("region", { name: "Jobs" })).toBeNull();
  expect(screen.getByText("Set up two-step verification")).toBeVisible();
});
