import { screen } from '@testing-library/react';

/** What a person meets on the screen. */

export const HINT = 'Point the camera at a QR code';

export const video = () => document.querySelector('video')!;
export const seen = (text: string) => screen.queryByText(text) !== null;
export const button = (name: string) => screen.queryByRole('button', { name });

/** Those that are not on their way out. */
export const toasts = (kind: 'error' | 'success') =>
  [...document.querySelectorAll(`[data-toast=${kind}]:not([aria-hidden])`)].map(
    (card) => card.textContent,
  );
