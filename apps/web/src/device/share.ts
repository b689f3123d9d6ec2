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
