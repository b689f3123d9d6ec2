/** Whether there is a sheet of the phone's own that would take this. */
export function fitsShareSheet(data: ShareData): boolean {
  return navigator.canShare?.(data) ?? false;
}

/** Whether the phone's own sheet took it over; someone who closes that sheet needs nothing more. */
export async function sharedBySheet(data: ShareData): Promise<boolean> {
  if (!fitsShareSheet(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the text reached the clipboard. Refusals and missing support are both just `false`. */
export async function copiedToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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
