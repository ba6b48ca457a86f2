import { Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Example, ExampleGroup, ExampleRow } from "@/components/design/example";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Sheet } from "@/components/ui/sheet";
import { SheetClose } from "@/components/ui/sheet-close";
import { Tooltip } from "@/components/ui/tooltip";
import { toast } from "@/components/ui/use-toast";

type Opened = "sheet" | "tall sheet" | "dialog" | "full dialog" | "alert";

const choose = () => toast({ title: "Chosen" });

export function OverlayExamples() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const propsOf = (name: Opened) => ({
    open: opened === name,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? name : null),
  });
  return (
    <ExampleGroup title="Overlays">
      <Example name="Sheet" use="A picker, or the details of something in a list.">
        <ExampleRow>
          <Button variant="secondary" onClick={() => setOpened("sheet")}>
            Open sheet
          </Button>
          <Button variant="secondary" onClick={() => setOpened("tall sheet")}>
            Open sheet with two heights
          </Button>
        </ExampleRow>
        <Sheet {...propsOf("sheet")} title="Choose a map" description="Where to open the directions">
          <SheetClose render={<Button block />}>Done</SheetClose>
        </Sheet>
        <Sheet
          {...propsOf("tall sheet")}
          title="Lakefront Trail"
          snapPoints={[0.5, 1]}
          footer={<SheetClose render={<Button block />}>Save</SheetClose>}
        >
          <p>Drag it up or down.</p>
        </Sheet>
      </Example>
      <Example name="Dialog" use="A short task. Full screen only for photos, search, and Ask AI.">
        <ExampleRow>
          <Button variant="secondary" onClick={() => setOpened("dialog")}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpened("full dialog")}>
            Open full-screen dialog
          </Button>
        </ExampleRow>
        <Dialog {...propsOf("dialog")} title="Rename collection" description="Only you can see it.">
          <p className="mt-4">Its content</p>
        </Dialog>
        <Dialog {...propsOf("full dialog")} title="Search" full>
          <p className="p-4">Its content</p>
        </Dialog>
      </Example>
      <Example name="AlertDialog" use="Confirms what can't be undone.">
        <Button variant="danger-ghost" onClick={() => setOpened("alert")}>
          Open alert
        </Button>
        <AlertDialog
          {...propsOf("alert")}
          title="Delete workout?"
          description="This can't be undone."
          confirmLabel="Delete"
          onConfirm={choose}
        />
      </Example>
      <Example name="Menu" use="Secondary actions for a card or a screen.">
        <ExampleRow>
          <Menu label="More">
            <MenuItem icon={Pencil} label="Edit" onSelect={choose} />
            <MenuItem icon={Share2} label="Share" onSelect={choose} disabled />
            <MenuItem icon={Trash2} label="Delete" onSelect={choose} danger />
          </Menu>
        </ExampleRow>
      </Example>
      <Example name="Tooltip" use="Appears when the mouse rests on a control. Never the only place for information.">
        <ExampleRow>
          <Tooltip label="Share this place">
            <IconButton label="Share place" icon={Share2} />
          </Tooltip>
        </ExampleRow>
      </Example>
      <Example name="Toaster" use="What just happened, with Undo where something was removed.">
        <ExampleRow>
          <Button
            variant="secondary"
            onClick={() => toast({ title: "Photo deleted", action: { label: "Undo", onClick: choose } })}
          >
            Show toast
          </Button>
          <Button variant="secondary" onClick={() => failed("Couldn't save your review", "Try again.")}>
            Show error toast
          </Button>
        </ExampleRow>
      </Example>
    </ExampleGroup>
  );
}
