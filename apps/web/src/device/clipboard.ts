/** Whether the text reached the clipboard. Refusals and missing support are both just `false`. */
export async function copiedToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
