import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import type { OAuthProvider } from "@/lib/auth/accounts/rules";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { requestProviderLink, requestProviderRemoval } from "@/lib/auth/providers/hooks";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { navigate } from "@/lib/core/client/navigate";

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
      const { location } = await requestProviderLink(provider, proof);
      return navigate(location);
    }
    await requestProviderRemoval(provider, proof);
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
          ? `You won't be able to log in with ${name}. You can connect it again at any time.`
          : `You'll be able to log in with ${name}.`
      }
    >
      <ReauthenticationForm
        methods={methods}
        label={isLinked ? "Disconnect" : `Go to ${name}`}
        variant={isLinked ? "danger" : "primary"}
        act={act}
        className="mt-4"
      />
    </Dialog>
  );
}
