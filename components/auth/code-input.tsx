"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { CODE_LENGTH } from "@/lib/auth/accounts/rules";
import { cn } from "@/lib/core/shared/cn";

/** People paste "123 456": the spaces must go before the limit of six cuts the last digits off. */
export function cleanCode(text: string): string {
  return text.replace(/[\s-]/g, "").slice(0, CODE_LENGTH);
}

type CodeInputProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: string;
  onValueChange: (code: string) => void;
};

export function CodeInput({ value, onValueChange, className, ...props }: CodeInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CODE_LENGTH}
      placeholder="Enter 6-digit code"
      value={value}
      onChange={(event) => onValueChange(cleanCode(event.target.value))}
      onPaste={(event) => {
        event.preventDefault();
        onValueChange(cleanCode(event.clipboardData.getData("text")));
      }}
      className={cn(
        "h-16 text-center",
        value !== "" && "font-display font-extrabold text-3xl tracking-[0.35em] [text-indent:0.35em]",
        className,
      )}
      {...props}
    />
  );
}
