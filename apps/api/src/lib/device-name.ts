/** In order: many a browser also says that it is another one. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const DEVICES: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What kind of browser and device somebody uses, as far as people tell them apart; never a version or a model. */
export function deviceNameOf(agent = ''): string | null {
  const names = [BROWSERS, DEVICES].map(
    (known) => known.find(([pattern]) => pattern.test(agent))?.[1],
  );
  return names.filter(Boolean).join(', ') || null;
}
