/** What to call a product of which only the link is known: the shop, and the end of the path. */
export function linkName(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const host = url.hostname.replace(/^www\./, '');
  const last = url.pathname.split('/').findLast((part) => part !== '');
  return last ? `${host} · ${readable(last)}` : host;
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
