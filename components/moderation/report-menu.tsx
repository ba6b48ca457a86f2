import { Flag } from "lucide-react";
import { useState } from "react";
import { ReportLayer } from "@/components/moderation/report-layer";
import { Menu, MenuItem } from "@/components/ui/menu";
import { REPORTED_NAMES, type ReportType } from "@/lib/moderation/rules";

/** The overflow menu of other people's content, where reporting is the only action. */
export function ReportMenu({ type, id, label }: { type: ReportType; id: string; label: string }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu label={label}>
        <MenuItem icon={Flag} label={`Report ${REPORTED_NAMES[type]}`} onSelect={() => setReporting(true)} />
      </Menu>
      <ReportLayer type={type} id={id} open={isReporting} onOpenChange={setReporting} />
    </>
  );
}
