import { useState } from "react";
import { ProviderDialog } from "@/components/account/provider-dialog";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { PROVIDER_ICONS } from "@/components/auth/brand-icons";
import { Button } from "@/components/ui/button";
import type { OAuthProvider } from "@/lib/auth/accounts/rules";
import { PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import type { SignInMethods } from "@/lib/auth/providers/schema";

/** Providers linked to this account. Only configured providers are offered. */
export function SignInSection({ methods, onChanged }: { methods: SignInMethods; onChanged: () => void }) {
  const [asked, setAsked] = useState<OAuthProvider | null>(null);
  const shown = methods.providers.filter(({ isAvailable, isLinked }) => isAvailable || isLinked);
  const current = shown.find(({ provider }) => provider === asked);
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
                onClick={() => setAsked(provider)}
              >
                {verb}
              </Button>
            </div>
          );
        })}
      </SettingsCard>
      <ProviderDialog
        provider={asked ?? "google"}
        isLinked={current?.isLinked ?? false}
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        methods={methods}
        onChanged={onChanged}
      />
    </SettingsSection>
  );
}
