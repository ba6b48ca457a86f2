import { usePreferences } from "@/components/preferences";
import { WelcomeInvitation } from "@/components/welcome/welcome-invitation";

/** The first-day invitation, gone for good once it is completed or dismissed. */
export function WelcomeCard() {
  return usePreferences().isWelcomed ? null : <WelcomeInvitation />;
}
