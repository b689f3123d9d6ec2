import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { bengaluru, stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import { button, field } from '../../../features/profile/onboarding/onboarding-test-kit.tsx';
import { endSession } from '../../../lib/session.ts';
import { openApp, signInAs } from '../../app-test-kit.tsx';

/** What `fillIn` says of the person. */
export const filledIn = { name: 'Asha', age: 31, gender: 'Female', interests: ['music'] };

/** Nobody signed in, a device in Bengaluru, and the screens loaded before a search for them starts. */
export function freshScreenForEachTest(): void {
  beforeAll(() => Promise.all([import('./interest.tsx'), import('./get-location.tsx')]));
  beforeEach(() => {
    endSession();
    stubLocation(bengaluru);
  });
  afterEach(() => endSession());
}

/** A step, as someone who has come this far finds it. */
export function openStep(address: string, status: UserLoginStatus): void {
  signInAs(status);
  openApp(address);
}

export const path = () => window.location.pathname;
export const arrivedAt = (address: string) => waitFor(() => expect(path()).toBe(address));

export const proceed = async () => userEvent.click(await button('Proceed with next steps'));
export const choice = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
export const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

export async function fillIn() {
  await userEvent.type(await field('First name'), ' Asha ');
  await userEvent.type(await field('Age'), '31');
  await userEvent.click(await radio('Female'));
  await userEvent.click(await choice('Music'));
}

export async function expectFilledIn() {
  expect((await field('First name')).value.trim()).toBe('Asha');
  expect((await field('Age')).value).toBe('31');
  expect((await radio('Female')).checked).toBe(true);
  expect((await choice('Music')).checked).toBe(true);
  expect((await choice('Books')).checked).toBe(false);
}
