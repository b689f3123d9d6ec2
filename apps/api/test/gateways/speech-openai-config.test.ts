import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/config.ts';
import { problemsOf } from '../support/config-problems.ts';

describe('the settings of a speech model', () => {
  const openai = { SPEECH_PROVIDER: 'openai', SPEECH_API_KEY: 'key' };

  it('are not needed by our own recogniser', () => {
    expect(readEnv({}).speechModel).toBeNull();
    expect(readEnv({ SPEECH_API_KEY: 'key', SPEECH_MODEL: 'm' }).speechModel).toBeNull();
    expect(readEnv({ ...openai, SPEECH_PROVIDER: 'offline' }).speechModel).toBeNull();
  });

  it('are named where they are missing or wrong', () => {
    const lines = (env: Record<string, string>) => problemsOf(env).split('\n').slice(1);
    expect(lines({ SPEECH_PROVIDER: 'openai', SPEECH_API_KEY: ' ' })).toEqual([
      '  - SPEECH_API_KEY is needed by SPEECH_PROVIDER=openai',
    ]);
    expect(lines({ SPEECH_PROVIDER: 'parrot' })).toEqual([
      '  - SPEECH_PROVIDER must be one of offline, openai',
    ]);
    expect(lines({ ...openai, SPEECH_BASE_URL: 'ftp://x' })).toEqual([
      '  - SPEECH_BASE_URL must be an http:// or https:// address',
    ]);
  });

  it('take a key that a header can carry, and never repeat it', () => {
    const message = problemsOf({ ...openai, SPEECH_API_KEY: 'hunter2\nx' });
    expect(message.match(/SPEECH_API_KEY/g)).toHaveLength(1);
    expect(message).not.toContain('hunter2');
  });

  it('are OpenAI’s address and model unless told otherwise', () => {
    expect(readEnv({ ...openai, SPEECH_MODEL: '', SPEECH_BASE_URL: '' }).speechModel).toEqual({
      apiKey: 'key',
      baseUrl: 'https://api.openai.com/v1',
      model: 'whisper-1',
    });
    const local = { SPEECH_BASE_URL: 'http://localhost:8000/v1', SPEECH_MODEL: 'large-v3' };
    expect(readEnv({ ...openai, ...local }).speechModel).toEqual({
      apiKey: 'key',
      baseUrl: 'http://localhost:8000/v1',
      model: 'large-v3',
    });
  });

  it('are apart from those of the assistant', () => {
    const assistant = {
      ASSISTANT_PROVIDER: 'openai',
      ASSISTANT_API_KEY: 'a',
      ASSISTANT_MODEL: 'm',
    };
    expect(readEnv(assistant).speechModel).toBeNull();
    expect(problemsOf({ ...assistant, SPEECH_PROVIDER: 'openai' })).toContain('SPEECH_API_KEY');
    expect(readEnv({ ...assistant, ...openai })).toMatchObject({
      chatModel: { apiKey: 'a', model: 'm' },
      speechModel: { apiKey: 'key', model: 'whisper-1' },
    });
  });
});
