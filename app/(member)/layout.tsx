import type { ReactNode } from "react";
import { PhoneFrame } from "@/components/layout/phone-frame";

/** The bars are the screens' own: not every one has them, and Edit Profile names its tabs differently. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return <PhoneFrame>{children}</PhoneFrame>;
}
