import type { ErrorCode } from '@baeon/contracts/common/error-code';

/** A refusal that a person may read. Which HTTP status it becomes is plugins/errors.ts's business. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: { retryAfterSeconds?: number } = {}) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** For a request whose token is no one's, or whose account was deleted while it was on its way. */
export const signedOut = () => new AppError('UNAUTHENTICATED', 'Please log in again.');
