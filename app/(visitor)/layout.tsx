import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PhoneFrame } from "@/components/layout/phone-frame";
import { sitePreview } from "@/lib/core/server/link-preview";

export const generateMetadata = (): Promise<Metadata> => sitePreview();

export default function VisitorLayout({ children }: { children: ReactNode }) {
  return <PhoneFrame>{children}</PhoneFrame>;
}
