import { Link } from "@/components/ui/link";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";

const LINK = "inline-flex min-h-11 items-center px-2 underline underline-offset-4";

export function LegalLinks({ className }: { className?: string }) {
  return (
    <nav aria-label="Legal" className={cn("flex flex-wrap gap-x-2 text-sm", className)}>
      <Link href={paths.terms} className={LINK}>
        Terms of Service
      </Link>
      <Link href={paths.privacy} className={LINK}>
        Privacy Policy
      </Link>
      <Link href={paths.accessibility} className={LINK}>
        Accessibility
      </Link>
    </nav>
  );
}

export function LegalNotice({ className }: { className?: string }) {
  const link = "font-medium text-sky-ink underline underline-offset-2";
  return (
    <p className={cn("text-balance text-center text-ink-soft text-sm", className)}>
      By continuing, you agree to our{" "}
      <Link href={paths.terms} className={link}>
        Terms of Service
      </Link>{" "}
      and acknowledge our{" "}
      <Link href={paths.privacy} className={link}>
        Privacy Policy
      </Link>
      .
    </p>
  );
}
