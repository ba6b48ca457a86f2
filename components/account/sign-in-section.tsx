import { useState } from "react";
import { ReauthenticationForm } from "@/components/account/reauthentication-form";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { PROVIDER_ICONS } from "@/components/auth/brand-icons";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { type OAuthProvider, PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { requestProviderLink, requestProviderRemoval } from "@/lib/auth/providers/hooks";
import type { SignInMethods } from "@/lib/auth/providers/schema";
import { navigate } from "@/lib/core/client/navigate";

type ProviderDialogProps = OverlayControl & {
  provider: OAuthProvider;
  isLinked: boolean;
  methods: SignInMethods;
  onChanged: () => void;
};

function ProviderDialog({ provider, isLinked, open, onOpenChange, methods, onChanged }: ProviderDialogProps) {
  const name = PROVIDER_NAMES[provider];
  const confirm = async (proof: { password?: string }) => {
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
        onConfirm={confirm}
        className="mt-4"
      />
    </Dialog>
  );
}

/** Providers linked to this account. Only configured providers are offered. */
export function SignInSection({ methods, onChanged }: { methods: SignInMethods; onChanged: () => void }) {
  const [selected, setSelected] = useState<OAuthProvider | null>(null);
  const shown = methods.providers.filter(({ isAvailable, isLinked }) => isAvailable || isLinked);
  const current = shown.find(({ provider }) => provider === selected);
  if (shown.length === 0) return null;
  return (
    <SettingsSection title="Log in with">
      <SettingsCard>
        {shown.map(({ provider, isLinked, email }) => {
          const Icon = PROVIDER_ICONS[provider];
          const verb = isLinked ? "Disconnect" : "Connect";
          return (
            <div key={provider} className="flex min-h-15 items-center gap-3 py-2">
              <Icon />
              <p className="min-w-0 flex-1">
                <span className="block font-semibold">{PROVIDER_NAMES[provider]}</span>
                <span className="block break-words text-ink-soft text-sm">
                  {isLinked ? (email ?? "Connected") : "Not connected"}
                </span>
              </p>
              <Button
                variant={isLinked ? "danger-ghost" : "outline"}
                size="sm"
                aria-label={`${verb} ${PROVIDER_NAMES[provider]}`}
                onClick={() => setSelected(provider)}
              >
                {verb}
              </Button>
            </div>
          );
        })}
      </SettingsCard>
      <ProviderDialog
        provider={selected ?? "google"}
        isLinked={current?.isLinked ?? false}
        open={selected !== null}
        onOpenChange={(open) => !open && setSelected(null)}
        methods={methods}
        onChanged={onChanged}
      />
    </SettingsSection>
  );
}
