import { useEffect, useState } from "react";
import { failed } from "@/components/ui/failed";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { RESEND_COOLDOWN_SECONDS } from "@/lib/auth/codes/rules";
import { ApiError } from "@/lib/core/client/api-client";

type ResendLinkProps = {
  send: () => Promise<unknown>;
  resentAt: number | null;
  onResent: (at: number) => void;
};

function secondsLeft(resentAt: number | null): number {
  if (resentAt === null) return 0;
  const left = Math.ceil((resentAt + RESEND_COOLDOWN_SECONDS * 1000 - Date.now()) / 1000);
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, left));
}

export function ResendLink({ send, resentAt, onResent }: ResendLinkProps) {
  const [left, setLeft] = useState(() => secondsLeft(resentAt));
  const { isPending, run } = usePending((error) =>
    failed("Couldn't resend the code", (error instanceof ApiError && error.text) || "Please try again"),
  );

  useEffect(() => {
    setLeft(secondsLeft(resentAt));
    if (secondsLeft(resentAt) === 0) return;
    const timer = setInterval(() => {
      const now = secondsLeft(resentAt);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [resentAt]);

  const resend = async () => {
    await send();
    toast({ title: "Code resent", description: "Check your inbox for the new code" });
    onResent(Date.now());
  };

  return (
    <p className="mt-4 text-center text-ink-soft">
      Didn't get it?{" "}
      <button
        type="button"
        onClick={() => void run(resend)}
        disabled={isPending || left > 0}
        className="inline-flex min-h-11 items-center font-semibold text-sky-ink underline underline-offset-4 disabled:text-ink-soft disabled:no-underline"
      >
        Resend
      </button>
      {left > 0 && <span className="tabular-nums"> in {left} s</span>}
    </p>
  );
}
