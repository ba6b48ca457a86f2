import { cn } from "@/lib/core/shared/cn";

type IconProps = { className?: string };

/**
 * An icon of Lucide's whose inside is one text. Lucide's own component makes an element of each line and a dozen attributes
 * of each icon, which costs the server ten times as much: the icons every home page has are drawn by this.
 */
export const iconFrom = (inside: string) => {
  const html = { __html: inside };
  return ({ className }: IconProps) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of it comes from data
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn("icon", className)} dangerouslySetInnerHTML={html} />
  );
};
