import type { ReactNode } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

type BrowserButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> & {
  /** A path of the server's that answers with a redirect. */
  to: string;
  query?: Record<string, string | undefined>;
  children: ReactNode;
};

/** A button that navigates the browser itself. As a form it works before (and without) any script. */
export function BrowserButton({ to, query = {}, children, ...button }: BrowserButtonProps) {
  return (
    <form action={to} method="get">
      {Object.entries(query).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" block {...button}>
        {children}
      </Button>
    </form>
  );
}
