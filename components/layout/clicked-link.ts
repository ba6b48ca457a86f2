/** The href an unmodified click would follow by client-side navigation; null for every other click. */
export function clickedLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== "_self") || link.download) return null;
  const url = new URL(link.href, window.location.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin !== window.location.origin || isHere ? null : `${url.pathname}${url.search}${url.hash}`;
}
