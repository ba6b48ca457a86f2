import "server-only";
import { deleteDue } from "@/lib/account/deletion/jobs";
import { continueExports, forgetExports } from "@/lib/account/exports/jobs";
import { turnChallenges } from "@/lib/activity/challenges/jobs";
import { purgeExpired } from "@/lib/auth/accounts/jobs";
import type { Job } from "@/lib/core/server/jobs";
import { forgetOldEvents } from "@/lib/discover/events/jobs";
import { sweepMedia } from "@/lib/feed/media/jobs";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { forgetOldNotifications } from "@/lib/notifications/jobs";
import { mailNotifications } from "@/lib/notifications/mails/jobs";
import { forgetOldFeedback } from "@/lib/suggestions/feedback/jobs";
import { refreshTrending } from "@/lib/suggestions/trending/jobs";

export const FLOW_JOB: Job = { name: "flow", everySeconds: 300, run: refreshTrending };

/** All periodic work there is: a new job is a line here. */
export const JOBS: readonly Job[] = [
  FLOW_JOB,
  // Shorter than the tick, so that the files of deleted pictures never wait for the tick after next.
  { name: "media-removal", everySeconds: 30, run: removeDeletedMedia },
  { name: "challenges", everySeconds: 30, run: () => turnChallenges() },
  { name: "media-sweep", everySeconds: 3600, run: () => sweepMedia() },
  { name: "expired", everySeconds: 3600, run: purgeExpired },
  { name: "notification-mails", everySeconds: 60, run: () => mailNotifications() },
  { name: "old-notifications", everySeconds: 86_400, run: forgetOldNotifications },
  { name: "exports", everySeconds: 30, run: continueExports },
  { name: "old-exports", everySeconds: 3600, run: forgetExports },
  { name: "account-deletion", everySeconds: 60, run: deleteDue },
  { name: "old-feedback", everySeconds: 86_400, run: forgetOldFeedback },
  { name: "old-events", everySeconds: 86_400, run: forgetOldEvents },
];
