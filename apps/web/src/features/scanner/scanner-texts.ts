import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const scannerTexts = defineTexts('scanner', {
  /** Spelt as the product spells it. */
  scanned: 'Scanned succesfully',
  notOpened: 'Failed to open the URL. Please check the URL and try again.',
  nothingSeen: 'Please scan a QR',
  backMissing: 'Back camera not found',

  starting: 'Starting the camera...',
  pointAtCode: 'Point the camera at a QR code',
  gettingReady: 'Getting ready...',
  readingPhoto: 'Reading the photo...',
  paused: 'Scanner paused',
  photoNotes: {
    'nothing-found': 'No QR code was found in that photo.',
    unreadable: 'That photo could not be read.',
  },

  back: 'Back',
  scanPhoto: 'Scan from a photo',
  lightOn: 'Turn the light on',
  lightOff: 'Turn the light off',
  switchCamera: 'Switch camera',
  zoom: 'Zoom',
  tryAgain: 'Try again',

  denied: 'Camera access is off',
  insecure: {
    title: 'The camera needs a secure connection',
    text: 'Cameras work only over https or on localhost.',
  },
  unsupported: {
    title: 'Camera streaming is not supported',
    text: 'This browser cannot show the camera here. Try another browser, or scan from a photo.',
  },
  missing: {
    title: 'No cameras found',
    text: 'Connect a camera, or scan from a photo.',
  },
  notLoaded: {
    title: 'The scanner could not be loaded',
    text: 'Check your connection and try again.',
  },
  notStarted: (reason: string) => `Error starting scanner: ${reason}`,

  /** The way to the camera's permission, in the words of each browser. */
  allow: {
    inApp:
      'The app that shows this page keeps the camera to itself. Open the page in your browser instead.',
    inSettings: (browser: string) =>
      `Open the settings of your phone, choose ${browser}, and switch the camera on. Then come back here.`,
    safari: 'Tap the page menu beside the address, choose Website Settings, and allow the camera.',
    chrome: 'Tap the icon to the left of the address, open Permissions, and allow the camera.',
    samsung: 'Tap the lock to the left of the address, open Permissions, and allow the camera.',
    firefox: 'Tap the lock to the left of the address, and take back that the camera is blocked.',
    other: (browser: string) => `Allow the camera for this page in the settings of ${browser}.`,
  },

  linkOpened: 'Link opened',
  linkFound: 'Link found',
  couponFound: 'Coupon found',
  liveCoupon: 'This is somebody’s coupon, as their app shows it. The till of the store reads it.',
  textFound: 'Text found',
  payment: {
    found: 'UPI payment',
    payee: 'Pay to',
    amount: 'Amount',
    anyAmount: 'You enter it in the payment app',
    note: 'Note',
    hint: 'Your payment app opens with this. Check there whom you pay before you confirm.',
    open: 'Open payment app',
  },
  scannedText: 'Scanned text',
  link: 'Link',
  openLink: 'Open link',
  copy: 'Copy',
  copied: 'Copied!',
  copiedThing: (thing: string) => `${thing} copied`,
  scanAgain: 'Scan again',
});

export type ScannerTexts = (typeof scannerTexts)['english'];
