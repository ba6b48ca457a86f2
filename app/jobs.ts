import "server-only";
import { deleteDueAccounts } from "@/lib/account/deletion/jobs";
import { continueExports, deleteOldExports } from "@/lib/account/exports/jobs";
import { rotateChallenges } from "@/lib/activity/challenges/jobs";
import { purgeExpired } from "@/lib/auth/accounts/jobs";
import { deleteHostlessEvents } from "@/lib/community/events/jobs";
import { makeSeriesDates } from "@/lib/community/series/jobs";
import type { Job } from "@/lib/core/server/jobs";
import { deleteOldEvents } from "@/lib/discover/events/jobs";
import { sweepMedia } from "@/lib/feed/media/jobs";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { announceAlbums } from "@/lib/feed/memories/jobs";
import { emptyTrash } from "@/lib/feed/trash/jobs";
import { deleteOldNotifications } from "@/lib/notifications/jobs";
import { mailNotifications } from "@/lib/notifications/mails/jobs";
import { deletePushSubscriptions, pushNotifications } from "@/lib/notifications/pushes/jobs";
import { sendReminders } from "@/lib/notifications/reminders/jobs";
import { deleteEndedEvents } from "@/lib/search/jobs";
import { deleteOldFeedback } from "@/lib/suggestions/feedback/jobs";
import { countActivity } from "@/lib/suggestions/recommendations/activity";
import { refreshTrending } from "@/lib/suggestions/trending/jobs";

export const FLOW_JOB: Job = { name: "flow", everySeconds: 300, run: refreshTrending };

export const JOBS: readonly Job[] = [
  FLOW_JOB,
  // Shorter than the tick, so that the files of deleted photos never wait for two ticks.
  { name: "media-removal", everySeconds: 30, run: () => removeDeletedMedia() },
  { name: "challenges", everySeconds: 30, run: () => rotateChallenges() },
  { name: "media-sweep", everySeconds: 3600, run: () => sweepMedia() },
  { name: "trash", everySeconds: 3600, run: emptyTrash },
  { name: "expired", everySeconds: 3600, run: purgeExpired },
  { name: "notification-mails", everySeconds: 60, run: () => mailNotifications() },
  { name: "notification-pushes", everySeconds: 30, run: () => pushNotifications() },
  { name: "push-subscriptions", everySeconds: 3600, run: deletePushSubscriptions },
  { name: "event-series", everySeconds: 3600, run: () => makeSeriesDates() },
  { name: "albums", everySeconds: 600, run: () => announceAlbums() },
  { name: "reminders", everySeconds: 600, run: () => sendReminders() },
  { name: "old-notifications", everySeconds: 86_400, run: deleteOldNotifications },
  { name: "exports", everySeconds: 30, run: continueExports },
  { name: "old-exports", everySeconds: 3600, run: deleteOldExports },
  { name: "account-deletion", everySeconds: 60, run: deleteDueAccounts },
  { name: "old-feedback", everySeconds: 86_400, run: deleteOldFeedback },
  { name: "ended-events", everySeconds: 3600, run: deleteEndedEvents },
  { name: "place-activity", everySeconds: 300, run: () => countActivity() },
  { name: "hostless-events", everySeconds: 86_400, run: deleteHostlessEvents },
  { name: "old-events", everySeconds: 86_400, run: deleteOldEvents },
];
