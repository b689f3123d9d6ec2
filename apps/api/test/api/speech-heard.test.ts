import { describe, expect, it } from 'vitest';
import { mp3Of } from '../../../../scripts/speech/mp3.ts';
import { writeWav } from '../../../../scripts/speech/wav.ts';
import { addStore } from '../support/campaigns.ts';
import { nobodySpeaks, spoken } from '../support/speaking.ts';
import { formHeaders, formOf, recordingOf, SPEECH_PATH } from '../support/speech-app.ts';
import { joined, noiseBytes, RATE, silence, tone } from '../support/speech-sounds.ts';
import { startTestApi } from '../support/test-api.ts';

/** The whole API with the recogniser that it comes with. */
async function startListening() {
  const api = await startTestApi();
  return {
    api,
    async send(recording: Uint8Array) {
      const payload = formOf(recordingOf(recording));
      const request = { method: 'POST', url: SPEECH_PATH, payload, headers: formHeaders } as const;
      const answer = await api.app.inject(request);
      return { status: answer.statusCode, ...answer.json() };
    },
  };
}

/** One for all who change nothing about it: each has a process that reads the model. */
let shared: ReturnType<typeof startListening> | undefined;
const listening = () => (shared ??= startListening());

describe('the API as it comes', () => {
  it.skipIf(nobodySpeaks)('hears a price, and writes it as people type it', async () => {
    const { send, api } = await listening();
    const { status, error, result } = await send(
      await spoken('mixer grinder under three thousand'),
    );
    expect({ status, error }).toEqual({ status: 200, error: false });
    expect(result.translatedText).toMatch(/^mixer grinder under 3000$/i);
    expect(api.logged.join()).not.toMatch(/grinder/i);
  });

  it.skipIf(nobodySpeaks)('knows how the stores of the city are called', async () => {
    const recording = await spoken('show me chulhari mixers');
    const stranger = await listening();
    const before = await stranger.send(recording);
    expect(before).toMatchObject({ status: 200, error: false });
    expect(before.result.translatedText).not.toContain('Chulhari');

    const { send, api } = await startListening();
    await addStore(api, { name: 'Chulhari' });
    // Whoever speaks first may not have to wait for the names; the next one finds them read.
    await send(await mp3Of(silence(1)));
    const { result } = await send(recording);
    expect(result.translatedText).toMatch(/^show me Chulhari mixers?$/i);
  });

  it('understands nothing where nobody speaks', async () => {
    const { send } = await listening();
    expect(await send(await mp3Of(silence(2)))).toEqual({
      status: 200,
      error: false,
      result: { translatedText: '' },
    });
  });

  it('refuses what is no recording of ten seconds, and says why', async () => {
    const { send } = await listening();
    const webm = joined([0x1a, 0x45, 0xdf, 0xa3], noiseBytes(20_000));
    const wav = writeWav({ rate: RATE, samples: tone(1) });
    const half = (await mp3Of(tone(2))).slice(0, 100);
    const minute = await mp3Of(tone(60), { bitrate: 8 });
    const tenMinutes = joined(...Array.from({ length: 10 }, () => minute));
    const outcomes = [];
    for (const recording of [noiseBytes(20_000), webm, wav, half, minute, tenMinutes, []]) {
      const { status, error, result } = await send(Uint8Array.from(recording));
      expect(error).toBe(true);
      expect(result.msg).toMatch(/recording/i);
      outcomes.push(`${status} ${result.code}`);
    }
    expect(outcomes).toEqual([
      '422 AUDIO_UNREADABLE',
      '422 AUDIO_UNREADABLE',
      '422 AUDIO_UNREADABLE',
      '422 AUDIO_UNREADABLE',
      '422 AUDIO_TOO_LONG',
      '413 BODY_TOO_LARGE',
      '400 INVALID_INPUT',
    ]);
  });
});
