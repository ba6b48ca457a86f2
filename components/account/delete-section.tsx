import { useState } from "react";
import { DeleteForm } from "@/components/account/delete-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SignInMethods } from "@/lib/auth/providers/schema";

export function DeleteSection({ methods }: { methods: SignInMethods }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="text-ink-soft">
        Everything you've posted will be deleted. Your groups and events will go to someone else; events no one can take
        over will be canceled.
      </p>
      <Button variant="danger-ghost" block className="border border-line" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete your account?">
        <DeleteForm methods={methods} />
      </Dialog>
    </>
  );
}
