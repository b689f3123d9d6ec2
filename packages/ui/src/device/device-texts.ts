import { defineTexts } from '../lib/texts.ts';

export const deviceTexts = defineTexts('device', {
  /** As in 'in the settings of your browser', where its name is not known. */
  someBrowser: 'your browser',
  noAnswer: 'The browser does not answer.',
  noLocation: {
    timeout: 'Location request timed out',
    denied: (browser: string) => `Please give ${browser} access to location service`,
    unsupported: 'Geolocation is not supported by this browser.',
    webview: 'Location service not available in webview',
  },
  noCamera: {
    denied: 'Camera access is not allowed',
    missing: 'No cameras found',
    insecure: 'Camera streaming needs https or localhost',
    unsupported: 'Camera streaming is not supported',
    'no-video': 'No video tracks found',
    unavailable: 'Error getting the camera stream',
  },
});
