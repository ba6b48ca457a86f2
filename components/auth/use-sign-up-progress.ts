import { useEffect, useState } from "react";
import { loadProgress, type SignUpProgress, saveProgress, startOfSignUp } from "@/components/auth/sign-up-progress";
import { useBackClose } from "@/components/ui/use-back-close";

/** The steps method → form → verify and back. An interrupted sign-up resumes where it left off. */
export function useSignUpProgress(callbackUrl: string, startOver: boolean) {
  const [progress, setProgress] = useState<SignUpProgress>(() => startOfSignUp(callbackUrl));
  const [restored, setRestored] = useState(false);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const stored = startOver ? null : loadProgress();
    // The callback in this link takes precedence over the stored one.
    if (stored) setProgress(callbackUrl === "/" ? stored : { ...stored, callbackUrl });
    setRestored(true);
  }, [startOver, callbackUrl]);

  useEffect(() => {
    if (restored) saveProgress(progress);
  }, [restored, progress]);

  const update = (change: Partial<SignUpProgress>) => {
    if (change.step) setMoved(true);
    setProgress((current) => ({ ...current, ...change }));
  };
  const toMethod = () => update({ step: "method", method: null });
  const toForm = () => update({ step: "form" });
  // The browser's Back button does what the arrow does.
  useBackClose(progress.step !== "method", toMethod);
  useBackClose(progress.step === "verify", toForm);

  return { progress, moved, update, toMethod, toForm };
}
