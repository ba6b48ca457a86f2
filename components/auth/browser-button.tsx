"use client";

import type { FormEvent, ReactNode } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { navigate } from "@/lib/core/client/navigate";

type BrowserButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> & {
  /** A server path that responds with a redirect. */
  to: string;
  query?: Record<string, string | undefined>;
  /** Called instead of navigating once the page is hydrated. */
  onGo?: () => void;
  children: ReactNode;
};

/**
 * A button that navigates the browser. As a form, it works before hydration; afterwards the script navigates, because
 * `form-action 'self'` also blocks the form's redirect to another site's sign-in.
 */
export function BrowserButton({ to, query = {}, onGo, children, ...button }: BrowserButtonProps) {
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (onGo) return onGo();
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
    navigate(search.size > 0 ? `${to}?${search}` : to);
  };
  return (
    <form action={to} method="get" onSubmit={go}>
      {Object.entries(query).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" block {...button}>
        {children}
      </Button>
    </form>
  );
}
