/** The address that is shown; plain links lead on without loading the page again. */

export const url = $state({ path: location.pathname, query: location.search, hash: location.hash });

export function navigate(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", followLink);
}

function arrive(): void {
  Object.assign(url, { path: location.pathname, query: location.search, hash: location.hash });
}

function followLink(click: MouseEvent): void {
  const link = (click.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
  if (link.pathname.startsWith("/api/") || isOnThisPage(link)) return;
  click.preventDefault();
  navigate(link.href);
}

function isOnThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}
