type OtpCredential = Credential & { code: string };
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * The code of the next SMS that is addressed to this site, where the browser can read it.
 * Everything else (no support, declined, aborted) is `null`: the person types it instead.
 */
export async function incomingSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential = (await navigator.credentials.get(request)) as OtpCredential | null;
    return credential?.code ?? null;
  } catch {
    return null;
  }
}
