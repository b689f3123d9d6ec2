import type { SendOtpResult, VerifyOtpResult } from '@baeon/contracts/auth/auth-wire';
import { wire } from '../../config/app-config.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { readDraft } from '../../lib/drafts.ts';
import { languageAtSignIn } from '@baeon/ui/lib/visitor-language.ts';

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

/** Whether the server knows that the session is over; on this device it is, whatever the server says. */
export async function revokeToken(): Promise<boolean> {
  try {
    await callApi(wire.logout, { method: 'POST', keepalive: true });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
