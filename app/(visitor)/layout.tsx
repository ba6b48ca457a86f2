import type { ReactNode } from "react";
import { PhoneFrame } from "@/components/layout/phone-frame";

export default function VisitorLayout({ children }: { children: ReactNode }) {
  return <PhoneFrame>{children}</PhoneFrame>;
}
