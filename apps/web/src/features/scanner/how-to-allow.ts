import { browserName, isInAppBrowser } from '../../device/browser-name.ts';

const inSettings = (name: string) =>
  `Open the settings of your phone, choose ${name}, and switch the camera on. Then come back here.`;

/** The way to the camera's permission, in the words of the browser at hand. */
export function howToAllow(): string {
  const name = browserName();
  const isApple = /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent);
  if (isInAppBrowser()) {
    return 'The app that shows this page keeps the camera to itself. Open the page in your browser instead.';
  }
  if (isApple && name !== 'Safari') return inSettings(name);
  switch (name) {
    case 'Safari':
      return 'Tap the page menu beside the address, choose Website Settings, and allow the camera.';
    case 'Chrome':
      return 'Tap the icon to the left of the address, open Permissions, and allow the camera.';
    case 'Samsung Internet':
      return 'Tap the lock to the left of the address, open Permissions, and allow the camera.';
    case 'Firefox':
      return 'Tap the lock to the left of the address, and take back that the camera is blocked.';
    default:
      return `Allow the camera for this page in the settings of ${name}.`;
  }
}
