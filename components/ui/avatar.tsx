"use client";

import { useState } from "react";
import { cn } from "@/lib/core/shared/cn";

const SIZES = {
  xs: "size-6",
  sm: "size-9",
  md: "size-12",
  xl: "size-28",
};
const LETTERS = { xs: "text-xs", sm: "text-sm", md: "text-lg", xl: "text-display-lg" };
/**
 * Backgrounds for initials, each with AA contrast to the text. Chosen by the person's name, so that it's the same
 * everywhere.
 */
const BACKGROUNDS = [
  "bg-[#f3b58a]",
  "bg-[#9cc7c4]",
  "bg-[#f0c5b0]",
  "bg-[#a9b4d9]",
  "bg-[#e7cf7d]",
  "bg-[#a5d3ee]",
] as const;

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
  /** Set where no name is next to it; otherwise the picture is decorative. */
  labeled?: boolean;
  className?: string;
};

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? [...word][0] : ""));
  return letters.join("").toLocaleUpperCase("en-US");
}

function backgroundOf(name: string): string {
  let sum = 0;
  for (const char of name) sum = (sum + (char.codePointAt(0) ?? 0)) % BACKGROUNDS.length;
  return BACKGROUNDS[sum] ?? BACKGROUNDS[0];
}

export function Avatar({ name, src, size = "md", labeled = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt={labeled ? name : ""}
        loading="lazy"
        onError={() => setFailed(src)}
        className={cn("portrait", SIZES[size], className)}
      />
    );
  }
  const initials = (
    <span
      aria-hidden="true"
      className={cn(
        "inline-flex shrink-0 select-none items-center justify-center rounded-full",
        "font-display font-extrabold text-navy",
        SIZES[size],
        LETTERS[size],
        backgroundOf(name),
        className,
      )}
    >
      {initialsOf(name) || "★"}
    </span>
  );
  if (!labeled) return initials;
  return (
    <span className="inline-flex">
      {initials}
      <span className="sr-only">{name}</span>
    </span>
  );
}
