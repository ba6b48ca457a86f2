import { PROVIDER_ICONS } from "@/components/auth/brand-icons";
import { BrowserButton } from "@/components/auth/browser-button";
import { OAUTH_PROVIDERS, PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { paths } from "@/lib/core/shared/paths";

export function ProviderButtons({ callbackUrl }: { callbackUrl: string }) {
  return (
    <div className="flex flex-col gap-3">
      {OAUTH_PROVIDERS.map((provider) => {
        const Icon = PROVIDER_ICONS[provider];
        return (
          <BrowserButton
            key={provider}
            to={paths.api.provider(provider)}
            query={{ callbackUrl: callbackUrl === "/" ? undefined : callbackUrl }}
            variant="outline"
            size="lg"
            className="px-3 text-base"
          >
            <Icon />
            Continue with {PROVIDER_NAMES[provider]}
          </BrowserButton>
        );
      })}
    </div>
  );
}

/** Spec §8, "Provider redirect failed"; null if it isn't one of our providers. */
export function providerFailure(error: string | undefined): string | null {
  const provider = OAUTH_PROVIDERS.find((name) => name === error);
  return provider ? `${PROVIDER_NAMES[provider]} sign in failed` : null;
}
