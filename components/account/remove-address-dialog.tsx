import { ADDRESS_LABELS, type AddressKind } from "@/components/account/address-labels";
import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { useAddressWrites } from "@/lib/auth/addresses/hooks";
import type { SignInMethods } from "@/lib/auth/providers/schema";

type RemoveAddressDialogProps = {
  kind: AddressKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  methods: SignInMethods;
};

export function RemoveAddressDialog({ kind, open, onOpenChange, methods }: RemoveAddressDialogProps) {
  const { term, removal } = ADDRESS_LABELS[kind];
  const writes = useAddressWrites(kind);
  const remove = async (proof: { password?: string }) => {
    await writes.remove(proof);
    onOpenChange(false);
    toast({ title: `${term} removed` });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Remove your ${term.toLowerCase()}?`} description={removal}>
      <ReauthenticationForm
        methods={methods}
        label="Remove"
        pendingLabel="Removing..."
        variant="danger"
        act={remove}
        className="mt-4"
      />
    </Dialog>
  );
}
