import type { ErrorCode } from '@baeon/contracts/common/error-code';
import type { ErrorEnvelope } from '@baeon/contracts/common/common-wire';
import type { FastifyError, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import { unreadable } from './input.ts';

const STATUS: Record<ErrorCode, number> = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  OTP_WRONG: 401,
  OTP_BURNT: 401,
  OTP_EXPIRED: 401,
  PIN_WRONG: 401,
  STAFF_NEEDED: 401,
  FORBIDDEN: 403,
  BLOCKED: 403,
  NOT_FOUND: 404,
  ONBOARDING_ORDER: 409,
  SOLD_OUT: 409,
  NOT_STARTED: 409,
  ALREADY_CLAIMED: 409,
  ALREADY_USED: 409,
  BEING_PASSED: 409,
  PAUSED: 409,
  NOT_NOW: 409,
  BILL_MISSING: 422,
  BILL_TOO_SMALL: 422,
  TOO_LATE: 409,
  ALREADY_SAID: 409,
  NOT_NEAR: 409,
  NAME_TAKEN: 409,
  LAST_OWNER: 409,
  EXPIRED: 410,
  NOT_SERVED: 422,
  FORGED: 422,
  AUDIO_UNREADABLE: 422,
  AUDIO_TOO_LONG: 422,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  OTP_TOO_SOON: 429,
  OTP_SEND_LIMIT: 429,
  SIGN_IN_LOCKED: 429,
  PIN_LOCKED: 429,
  INTERNAL: 500,
  VOICE_NOT_INSTALLED: 501,
  NOT_READY: 503,
  BUSY: 503,
};

/** How long whoever met a database that is away is told to wait. */
const AWAY_SECONDS = 5;

/** What Fastify itself refuses, in our words. */
const FASTIFY_REFUSALS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['BODY_TOO_LARGE', 'That is more than we accept at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Please send JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_INPUT', 'The request is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_INPUT', 'The request is not valid JSON.'],
};

type Options = {
  /** Whether something failed because the database does not answer. */
  isDatabaseAway(error: unknown): boolean;
};

export const errorsPlugin = fp<Options>(async (app, { isDatabaseAway }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isAway = isDatabaseAway(error);
    const refusal = isAway ? databaseAway() : toRefusal(error);
    if (isAway) request.log.warn({ err: error }, 'the database does not answer');
    else if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
    return refuse(reply, refusal);
  });
});

const databaseAway = () =>
  new AppError('NOT_READY', 'One moment, we cannot reach our data. Please try again.', {
    retryAfterSeconds: AWAY_SECONDS,
  });

export function refuse(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { code, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  return reply.status(STATUS[code]).header('cache-control', 'no-store').send(refusalBody(refusal));
}

export function refusalBody({ code, message: msg, retryAfterSeconds }: AppError): ErrorEnvelope {
  const wait = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
  return { error: true, result: { code, msg, ...wait } };
}

function toRefusal(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const known = FASTIFY_REFUSALS[error.code];
  if (known) return new AppError(...known);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return unreadable();
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
}
