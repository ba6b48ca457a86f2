import { OwnerForm } from "@/components/account/owner-form";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import type { OAuthProvider } from "@/lib/auth/accounts/rules";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { navigate } from "@/lib/core/client/navigate";
import { paths } from "@/lib/core/shared/paths";

type ProviderDialogProps = {
  provider: OAuthProvider;
  isLinked: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  methods: SignInMethods;
  onChanged: () => void;
};

export function ProviderDialog({ provider, isLinked, open, onOpenChange, methods, onChanged }: ProviderDialogProps) {
  const name = PROVIDER_NAMES[provider];
  const act = async (proof: { password?: string }) => {
    if (!isLinked) {
      const { location } = await postJson<{ location: string }>(paths.api.accountProvider(provider), proof);
      return navigate(location);
    }
    await deleteJson(paths.api.accountProvider(provider), proof);
    toast({ title: `${name} disconnected` });
    onChanged();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isLinked ? `Disconnect ${name}?` : `Connect ${name}`}
      description={
        isLinked
          ? `${name} will no longer open your account. You can connect it again at any time.`
          : `From then on ${name} opens this account too.`
      }
    >
      <OwnerForm
        methods={methods}
        label={isLinked ? "Disconnect" : `Go to ${name}`}
        variant={isLinked ? "danger" : "primary"}
        act={act}
        className="mt-4"
      />
    </Dialog>
  );
}
