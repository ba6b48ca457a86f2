import { AppleIcon, FacebookIcon, GoogleIcon } from "@/components/auth/brand-icons";
import { BrowserButton } from "@/components/auth/browser-button";
import { paths } from "@/lib/core/shared/paths";

const PROVIDERS = [
  { id: "apple", name: "Apple", Icon: AppleIcon },
  { id: "facebook", name: "Facebook", Icon: FacebookIcon },
  { id: "google", name: "Google", Icon: GoogleIcon },
] as const;

export function ProviderButtons({ callbackUrl }: { callbackUrl: string }) {
  return (
    <div className="flex flex-col gap-3">
      {PROVIDERS.map(({ id, name, Icon }) => (
        <BrowserButton
          key={id}
          to={paths.api.provider(id)}
          query={{ callbackUrl: callbackUrl === "/" ? undefined : callbackUrl }}
          variant="outline"
          size="lg"
          className="px-3 text-base"
        >
          <Icon />
          Continue with {name}
        </BrowserButton>
      ))}
    </div>
  );
}

/** Spec §8, "Provider redirect failed"; null if it isn't one of our providers. */
export function providerFailure(error: string | undefined): string | null {
  const provider = PROVIDERS.find(({ id }) => id === error);
  return provider ? `${provider.name} sign in failed` : null;
}
