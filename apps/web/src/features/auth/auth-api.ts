import type { SendOtpResult, VerifyOtpResult } from '@baeon/contracts/auth/auth-wire';
import { wire } from '../../config/app-config.ts';
import { callApi } from '../../lib/api-client.ts';
import { readDraft } from '../../lib/drafts.ts';
import { languageAtSignIn } from '../../lib/visitor-language.ts';

export function sendOtp(mobileNumber: string, signal: AbortSignal): Promise<SendOtpResult> {
  const body = { mobile_number: mobileNumber, ...languageAtSignIn() };
  return callApi(wire.sendOtp, { method: 'POST', body, signal });
}

export function verifyOtp(
  mobileNumber: string,
  otp: string,
  signal: AbortSignal,
): Promise<VerifyOtpResult> {
  // A link of a friend's may have brought them here.
  const body = {
    mobile_number: mobileNumber,
    otp,
    ...languageAtSignIn(),
    ...readDraft('invited'),
  };
  return callApi(wire.verifyOtp, { method: 'POST', body, signal });
}

/** Best effort: the person is logged out on this device whatever the server says. */
export async function revokeToken(): Promise<void> {
  await callApi(wire.logout, { method: 'POST', keepalive: true }).catch(() => undefined);
}
