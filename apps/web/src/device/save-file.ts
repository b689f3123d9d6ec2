/** Long enough for slow browsers to have read the file; it only costs memory until then. */
const KEEP_MS = 60_000;

/** Hands the browser a file to keep, as if it had been downloaded from an address. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
