/**
 * Whether a new tab opened. It knows nothing of this one: asking for that by name would hide
 * whether the browser blocked it, so the tab is cut off before it goes anywhere.
 */
export function openedInNewTab(url: string): boolean {
  try {
    const tab = window.open('', '_blank');
    // Some apps that show pages have one window only.
    if (!tab || tab === window || tab.closed) return false;
    tab.opener = null;
    tab.location.replace(url);
    return true;
  } catch {
    return false;
  }
}
