import { ADDRESS_LABELS, type AddressKind } from "@/components/account/address-labels";
import { OwnerForm } from "@/components/account/owner-form";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { deleteJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";

type RemoveAddressDialogProps = {
  kind: AddressKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  methods: SignInMethods;
};

export function RemoveAddressDialog({ kind, open, onOpenChange, methods }: RemoveAddressDialogProps) {
  const { term, removal } = ADDRESS_LABELS[kind];
  const refresh = useRefresh();
  const remove = async (proof: { password?: string }) => {
    await deleteJson(paths.api.address, { address: kind, ...proof });
    await refresh([paths.api.currentUser]);
    onOpenChange(false);
    toast({ title: `${term} removed` });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Remove your ${term.toLowerCase()}?`} description={removal}>
      <OwnerForm
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
