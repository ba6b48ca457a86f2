"use client";

import { useEffect, useState } from "react";
import { AuthHeader } from "@/components/auth/auth-header";
import { ForgotForm } from "@/components/auth/forgot-form";
import { ResetForm } from "@/components/auth/reset-form";
import { rememberedReset, rememberReset } from "@/components/auth/reset-storage";
import { useBackClose } from "@/components/ui/use-back-close";
import { paths } from "@/lib/core/shared/paths";

/** Two steps: the account, then the code with the new password. */
export function ForgotScreen({ showOutbox = false }: { showOutbox?: boolean }) {
  const [identifier, setIdentifier] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  useEffect(() => setIdentifier(rememberedReset()), []);

  const move = (to: string | null) => {
    rememberReset(to);
    setMoved(true);
    setIdentifier(to);
  };
  useBackClose(identifier !== null, () => move(null));

  return (
    <>
      <AuthHeader back={identifier === null ? paths.login() : () => move(null)} />
      {identifier === null ? (
        <ForgotForm moved={moved} onSent={move} />
      ) : (
        <ResetForm identifier={identifier} moved={moved} showOutbox={showOutbox} />
      )}
    </>
  );
}
