import type { Metadata } from "next";
import { LandingScreen } from "@/components/auth/landing-screen";

export const metadata: Metadata = { title: { absolute: "Windmile: turn fitness into an adventure" } };

export default function LandingPage() {
  return <LandingScreen />;
}
