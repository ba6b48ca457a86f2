import { type ReactNode, useEffect } from "react";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Skyline } from "@/components/layout/skyline";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Star } from "@/components/ui/star";
import { cn } from "@/lib/core/shared/cn";

type AuthStepProps = {
  title: string;
  text?: ReactNode;
  /** True when the user came from another step of the same screen: the heading then takes focus. */
  moved?: boolean;
  children: ReactNode;
};

export function AuthStep({ title, text, moved = false, children }: AuthStepProps) {
  const heading = useHeadingFocus();
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved, heading]);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col">
      <div className={cn("px-4", moved && "animate-step")}>
        <Star className="mt-2 mb-3 block size-8" />
        <h1 ref={heading} tabIndex={-1} className="font-black text-display-xl">
          {title}
        </h1>
        {text && <div className="mt-2 text-ink-soft leading-snug">{text}</div>}
        <div className="mt-6">{children}</div>
      </div>
      <div aria-hidden="true" className="mt-auto pt-8">
        <Skyline />
      </div>
    </main>
  );
}
