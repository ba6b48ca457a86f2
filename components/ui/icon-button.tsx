import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/core/shared/cn";

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  children: ReactNode;
  /** On a poster the button carries its own ground, so that it reads on any picture. */
  onPicture?: boolean;
};

export const iconButtonClasses = (onPicture = false) =>
  cn(
    "inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-[background-color,scale] active:scale-95 disabled:opacity-50 [&_svg]:size-6",
    onPicture ? "bg-navy/70 text-white backdrop-blur-sm hover:bg-navy/85" : "text-ink hover:bg-card-press",
  );

export function IconButton({ label, className, onPicture, type = "button", ...props }: IconButtonProps) {
  return <button type={type} aria-label={label} className={cn(iconButtonClasses(onPicture), className)} {...props} />;
}
