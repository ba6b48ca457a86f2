import { usePreferences } from "@/components/preferences";
import { WelcomeInvitation } from "@/components/welcome/welcome-invitation";

/** The first-day invitation, which never returns once it's completed or dismissed. */
export function WelcomeCard() {
  return usePreferences().isWelcomed ? null : <WelcomeInvitation />;
}
