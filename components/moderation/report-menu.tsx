"use client";

import { Flag } from "lucide-react";
import { useState } from "react";
import { ReportDialog } from "@/components/moderation/report-dialog";
import { Menu, MenuItem } from "@/components/ui/menu";
import type { ReportType } from "@/lib/moderation/rules";

/** The overflow menu of other people's content, where reporting is the only action. */
export function ReportMenu({ type, id, label }: { type: ReportType; id: string; label: string }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu label={label}>
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setReporting(true)}>
          {`Report ${type}`}
        </MenuItem>
      </Menu>
      <ReportDialog type={type} id={id} open={isReporting} onOpenChange={setReporting} />
    </>
  );
}
