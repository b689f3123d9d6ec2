import type { ErrorCode } from '@baeon/contracts/common/error-code';
import { libTexts } from './lib-texts.ts';
import { textsOf } from './texts.ts';

/** Troubles that never reached the server, or came back as something that is not our envelope. */
export type LocalErrorCode = 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE';

type Details = {
  status: number;
  code: ErrorCode | LocalErrorCode;
  message: string;
  retryAfterSeconds?: number | undefined;
};

/** A refusal whose message is fit to be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | LocalErrorCode;
  readonly retryAfterSeconds: number | null;

  constructor({ status, code, message, retryAfterSeconds }: Details) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

/** What was asked for is not there, or cannot be: the address names nothing. */
export const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

export function localError(code: LocalErrorCode, status = 0): ApiError {
  return new ApiError({ status, code, message: textsOf(libTexts).troubles[code] });
}
