// Apart from browser-name.ts, whose names and texts would come with every first page.

/** An iPhone, or an iPad, which calls itself a Mac; but no Mac has a touch screen. */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)
  );
}
