import { textsOf } from '../lib/texts.ts';
import { deviceTexts } from './device-texts.ts';

/** The more particular names come first: nearly every browser also calls itself Chrome or Safari. */
const names: readonly [pattern: RegExp, name: string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|OPX|OPiOS|Opera)[/ ]/, 'Opera'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bBrave\//, 'Brave'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** What to call the browser in a sentence. */
export function browserName(): string {
  // Brave hides in its user agent but gives itself away here.
  if ('brave' in navigator) return 'Brave';
  const { userAgent } = navigator;
  return (
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? textsOf(deviceTexts).someBrowser
  );
}

const inAppMarks =
  /; wv\)|\bFB(?:AN|AV|_IAB)\b|\bInstagram\b|\bLine\/|\bSnapchat\b|\bLinkedInApp\b|\bMicroMessenger\/|\bBytedanceWebview\b|\bmusical_ly/;

/** Whether the page is shown inside another app, which seldom passes a location on. */
export function isInAppBrowser(): boolean {
  const { userAgent } = navigator;
  if (inAppMarks.test(userAgent)) return true;
  const onIos = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && /\bAppleWebKit\//.test(userAgent);
  // An app on the home screen leaves Safari's name out too, and is a full browser all the same.
  const onHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onIos && !/\bSafari\//.test(userAgent) && !onHomeScreen;
}
