import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Menu, MenuItem } from "@/components/ui/menu";
import { closeThen } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { useGuideWrites } from "@/lib/community/member-guides/hooks";
import type { MemberGuide } from "@/lib/community/member-guides/schema";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";

// Code-split: it brings in a form.
const GuideFormSheet = lazyComponent(() => import("@/components/discover/guides/guide-form-sheet"), "GuideFormSheet");

export function GuideMenu({ guide }: { guide: MemberGuide }) {
  const router = useRouter();
  const { remove } = useGuideWrites();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const deleteGuide = async () => {
    await remove(guide.id);
    toast({ title: "Guide deleted", description: guide.title });
    closeThen(
      () => setAsking(false),
      () => router.replace(paths.memberGuides),
    );
  };
  return (
    <>
      <Menu label="More options for this guide">
        <MenuItem icon={Pencil} label="Edit guide" onSelect={() => setEditing(true)} />
        <MenuItem icon={Trash2} label="Delete guide" danger onSelect={() => setAsking(true)} />
      </Menu>
      {isEditing && <GuideFormSheet guide={guide} onClose={() => setEditing(false)} />}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${guide.title}?`}
        description="It will be removed for everyone following it. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={deleteGuide}
      />
    </>
  );
}
