import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/config.ts';
import { problemsOf } from '../support/config-problems.ts';

describe('the settings of a chat model', () => {
  it('are not needed by our own assistant', () => {
    expect(readEnv({}).chatModel).toBeNull();
    expect(readEnv({ ASSISTANT_API_KEY: 'key', ASSISTANT_MODEL: 'm' }).chatModel).toBeNull();
  });

  it('are named where they are missing', () => {
    const message = problemsOf({ ASSISTANT_PROVIDER: 'openai' });
    expect(message).toContain('ASSISTANT_API_KEY is needed by ASSISTANT_PROVIDER=openai');
    expect(message).toContain('ASSISTANT_MODEL is needed by ASSISTANT_PROVIDER=openai');
    expect(problemsOf({ ASSISTANT_PROVIDER: 'oracle' })).toContain(
      'ASSISTANT_PROVIDER must be one of offline, openai',
    );
    expect(problemsOf({ ASSISTANT_BASE_URL: 'ftp://x' })).toContain('- ASSISTANT_BASE_URL must be');
  });

  it('take a key that a header can carry, and never repeat it', () => {
    const env = { ASSISTANT_PROVIDER: 'openai', ASSISTANT_MODEL: 'm' };
    const message = problemsOf({ ...env, ASSISTANT_API_KEY: 'hunter2\nx' });
    expect(message.match(/ASSISTANT_API_KEY/g)).toHaveLength(1);
    expect(message).not.toContain('hunter2');
  });

  it('are OpenAI’s address unless told otherwise', () => {
    const env = { ASSISTANT_PROVIDER: 'openai', ASSISTANT_API_KEY: 'key', ASSISTANT_MODEL: 'm' };
    expect(readEnv(env).chatModel).toEqual({
      apiKey: 'key',
      baseUrl: 'https://api.openai.com/v1',
      model: 'm',
    });
    const local = { ...env, ASSISTANT_BASE_URL: 'http://localhost:11434/v1' };
    expect(readEnv(local).chatModel).toMatchObject({ baseUrl: 'http://localhost:11434/v1' });
  });
});
