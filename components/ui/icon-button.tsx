import type { ComponentProps, ComponentType } from "react";
import { cn } from "@/lib/core/shared/cn";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  icon: ComponentType;
  /** For buttons over a picture: with a background and border, for contrast on any picture and in dark mode. */
  onPicture?: boolean;
};

export const iconButtonClasses = (onPicture = false) =>
  cn(
    "inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-[background-color,scale] active:scale-95 disabled:opacity-50 [&_svg]:size-6",
    onPicture
      ? "bg-navy/85 text-white ring-1 ring-white/25 backdrop-blur-sm hover:bg-navy"
      : "text-ink hover:bg-card-press",
  );

export function IconButton({ label, icon: Icon, className, onPicture, children, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={cn(iconButtonClasses(onPicture), className)} {...props}>
      <Icon />
      {children}
    </button>
  );
}
