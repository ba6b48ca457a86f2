import { lazyOverlay } from "@/lib/core/client/lazy-overlay";

/** Code-split: the dialog's form and schema are 70 KB compressed. */
export const ReportLayer = lazyOverlay(() => import("@/components/moderation/report-dialog"), "ReportDialog");
