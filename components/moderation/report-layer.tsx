import { type ComponentProps, useState } from "react";
import type { ReportDialog } from "@/components/moderation/report-dialog";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const Dialog = lazyComponent(() => import("@/components/moderation/report-dialog"), "ReportDialog");

/** Code-split: the dialog's form and schema (70 KB compressed) load when it is first opened. */
export function ReportLayer(props: ComponentProps<typeof ReportDialog>) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  return isWanted ? <Dialog {...props} /> : null;
}
