import { Flag } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { ReportLayer } from "@/components/moderation/report-layer";
import { Menu, MenuItem } from "@/components/ui/menu";
import { REPORTED_NAMES } from "@/lib/moderation/rules";

type ReportMenuProps = Pick<ComponentProps<typeof ReportLayer>, "type" | "id" | "person"> & {
  label: string;
  className?: string;
};

/** The overflow menu of other people's content, where reporting is the only action. */
export function ReportMenu({ label, className, ...reported }: ReportMenuProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu label={label} className={className}>
        <MenuItem icon={Flag} label={`Report ${REPORTED_NAMES[reported.type]}`} onSelect={() => setReporting(true)} />
      </Menu>
      <ReportLayer {...reported} open={isReporting} onOpenChange={setReporting} />
    </>
  );
}
