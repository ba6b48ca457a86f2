type Click = Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether this click on a link opens it in this tab, and the link leads to a screen of the app. */
export function opensHere(click: Click, { target, download, origin }: HTMLAnchorElement): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  return (target === "" || target === "_self") && !download && origin === window.location.origin;
}

/** The href an unmodified click would follow to another screen by client-side navigation; null for every other click. */
export function clickedLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !opensHere(event, link)) return null;
  const { pathname, search, hash } = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere ? null : `${pathname}${search}${hash}`;
}
