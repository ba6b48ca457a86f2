"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import { PhoneFrame } from "@/components/layout/phone-frame";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <PhoneFrame>
      <ErrorScreen error={error} retry={reset} />
    </PhoneFrame>
  );
}
