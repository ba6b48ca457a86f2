import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/core/shared/cn";

export const buttonVariants = cva("button", {
  variants: {
    variant: {
      primary: "bg-sky text-on-sky hover:bg-[color-mix(in_oklab,var(--sky)_86%,white)]",
      ink: "bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--ink)_88%,var(--paper))]",
      secondary: "border border-line bg-card text-ink hover:bg-card-press",
      outline: "border border-line-strong bg-paper text-ink hover:bg-card",
      ghost: "text-sky-ink hover:bg-sky-wash",
      danger: "bg-danger text-white hover:bg-[color-mix(in_oklab,var(--danger)_88%,black)]",
      "danger-ghost": "text-danger-ink hover:bg-danger-wash",
    },
    size: {
      sm: "min-h-9 px-3 text-sm before:absolute before:-inset-[5px] before:content-['']",
      md: "min-h-11 px-4 py-2 text-base",
      lg: "min-h-13 px-4 py-3 text-base",
    },
    block: { true: "w-full" },
  },
  defaultVariants: { variant: "primary", size: "md" },
});

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** While true, the button is disabled and shows `pendingLabel` (or its own label) beside a spinner. */
    pending?: boolean;
    pendingLabel?: string;
  };

export function Button({
  className,
  variant,
  size,
  block,
  pending = false,
  pendingLabel,
  disabled,
  children,
  type = "button",
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={cn(buttonVariants({ variant, size, block }), className)}
      {...props}
    >
      {pending && <Spinner className="size-4" />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
