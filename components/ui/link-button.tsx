import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/core/shared/cn";

type LinkButtonProps = ComponentProps<"a"> &
  VariantProps<typeof buttonVariants> & {
    href: string;
    /** A full browser navigation: for /api paths, mail drafts, and other sites. */
    external?: boolean;
  };

export function LinkButton({ className, variant, size, block, external, href, ...props }: LinkButtonProps) {
  const classes = cn(buttonVariants({ variant, size, block }), className);
  if (external) return <a href={href} className={classes} {...props} />;
  return <Link href={href} className={classes} {...props} />;
}
