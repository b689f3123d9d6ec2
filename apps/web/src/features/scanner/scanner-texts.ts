import type { Found, PhotoNote, Trouble } from './scanner-view.ts';

/** Spelt as the product spells it. */
export const SCANNED = 'Scanned succesfully';
export const NOT_OPENED = 'Failed to open the URL. Please check the URL and try again.';
export const NOTHING_SEEN = 'Please scan a QR';
export const BACK_MISSING = 'Back camera not found';

export const photoNotes: Record<PhotoNote, string> = {
  'nothing-found': 'No QR code was found in that photo.',
  unreadable: 'That photo could not be read.',
};

export type TroubleText = { title: string; text: string | null; canRetry: boolean };

/** `howToAllow` is the advice for the browser at hand. */
export function troubleText({ kind, reason }: Trouble, howToAllow: string): TroubleText {
  switch (kind) {
    case 'denied':
      return { title: 'Camera access is off', text: howToAllow, canRetry: true };
    case 'insecure':
      return {
        title: 'The camera needs a secure connection',
        text: 'Cameras work only over https or on localhost.',
        canRetry: false,
      };
    case 'unsupported':
      return {
        title: 'Camera streaming is not supported',
        text: 'This browser cannot show the camera here. Try another browser, or scan from a photo.',
        canRetry: false,
      };
    case 'missing':
      return {
        title: 'No cameras found',
        text: 'Connect a camera, or scan from a photo.',
        canRetry: true,
      };
    case 'not-loaded':
      return {
        title: 'The scanner could not be loaded',
        text: 'Check your connection and try again.',
        canRetry: true,
      };
    case 'no-video':
    case 'unavailable':
      return { title: `Error starting scanner: ${reason}`, text: null, canRetry: true };
  }
}

export function resultTitle({ scanned, opened }: Found): string {
  switch (scanned.kind) {
    case 'link':
      return opened ? 'Link opened' : 'Link found';
    case 'coupon':
      return 'Coupon found';
    case 'in-app':
    case 'text':
      return 'Text found';
  }
}
