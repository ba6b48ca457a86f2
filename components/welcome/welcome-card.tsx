import dynamic from "next/dynamic";
import { usePreferences } from "@/components/preferences";
import { retryImport } from "@/lib/core/client/lazy-retry";

const loadInvitation = () =>
  import("@/components/welcome/welcome-invitation").then((module) => module.WelcomeInvitation);
const WelcomeInvitation = dynamic(retryImport(loadInvitation));

/** The first day's invitation; gone for good once it is done or passed by, and its code with it. */
export function WelcomeCard() {
  return usePreferences().isWelcomed ? null : <WelcomeInvitation />;
}
