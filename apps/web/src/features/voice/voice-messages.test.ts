import { describe, expect, test } from 'vitest';
import type { MicrophoneFailure } from '@baeon/ui/device/microphone/microphone.ts';
import { ApiError, localError } from '@baeon/ui/lib/api-error.ts';
import { failureText, type VoiceFailure } from './voice-messages.ts';

const ALLOW = 'Please allow microphone access to search using your voice.';
const LATER = 'We are facing some issues, please try again later.';
const UNPROCESSED = 'Failed to process audio.';
const UNRECOGNISED = 'We could not recognize your voice. Please try again or type your query.';
const SERVERS = 'Said by the server';

const refused = (status: number, code: ApiError['code']): VoiceFailure => ({
  cause: 'server',
  error: new ApiError({ status, code, message: SERVERS }),
});
const microphone = (kind: MicrophoneFailure): VoiceFailure => ({ cause: 'microphone', kind });

describe('said alike on both screens', () => {
  test.each<[string, VoiceFailure, string]>([
    ['permission denied', microphone('denied'), ALLOW],
    ['no microphone', microphone('missing'), 'No microphone was found on this device.'],
    ['no https', microphone('insecure'), 'Voice search needs a secure (https) connection.'],
    ['an old browser', microphone('unsupported'), 'This browser cannot record your voice.'],
    ['a microphone that does not work', microphone('unavailable'), UNPROCESSED],
    ['a recording that cannot be used', { cause: 'recording' }, UNPROCESSED],
    ['nothing heard', { cause: 'nothing-heard' }, UNRECOGNISED],
    ['audio that the server cannot read', refused(422, 'AUDIO_UNREADABLE'), UNPROCESSED],
    ['audio that is too long', refused(422, 'AUDIO_TOO_LONG'), UNPROCESSED],
    ['audio that is too large', refused(413, 'BODY_TOO_LARGE'), UNPROCESSED],
    ['a form without audio', refused(400, 'INVALID_INPUT'), UNPROCESSED],
    ['no form', refused(415, 'UNSUPPORTED_MEDIA_TYPE'), UNPROCESSED],
    ['too many tries', refused(429, 'TOO_MANY_REQUESTS'), SERVERS],
    ['no voice on this server', refused(501, 'VOICE_NOT_INSTALLED'), SERVERS],
  ])('%s', (_what, failure, text) => {
    expect(failureText(failure, 'home')).toBe(text);
    expect(failureText(failure, 'chat')).toBe(text);
  });
});

describe(`'${LATER}' on the deals home, '${UNPROCESSED}' in chat`, () => {
  const local = (code: 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE', status = 0): VoiceFailure => ({
    cause: 'server',
    error: localError(code, status),
  });
  test.each<[string, VoiceFailure]>([
    ['no network', local('OFFLINE')],
    ['no answer in time', local('TIMEOUT')],
    ["a proxy's page", local('UNREADABLE', 502)],
    ["a proxy's own limit, which has no sentence of ours", local('UNREADABLE', 429)],
    ['a server in trouble', refused(500, 'INTERNAL')],
    ['a busy server', refused(503, 'BUSY')],
    ['the error flag of an answer that is otherwise fine', refused(200, 'INTERNAL')],
    ['a call that is not there', refused(404, 'NOT_FOUND')],
  ])('%s', (_what, failure) => {
    expect(failureText(failure, 'home')).toBe(LATER);
    expect(failureText(failure, 'chat')).toBe(UNPROCESSED);
  });
});
