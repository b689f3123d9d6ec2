import { describe, expect, it } from 'vitest';
import { readDealsQuestion } from '../../src/features/assistant/offline/deals-turn.ts';

const asked = (text: string, aboutDeals = false) =>
  readDealsQuestion(text, { aboutDeals, shown: 0 });

describe('a question about deals', () => {
  it.each([
    ['bro any coupon for haircut, broke this month', 'haircut'],
    ['wifes birthday tmrw, any cake shop deals around', 'cake'],
    ['are there any offers on chappals or shoes anywhere near me this week?', 'chappals, shoes'],
    ['any offers on shirts, jeans or kurtas?', 'shirts, jeans, kurtas'],
    ['some restaurant deal', 'restaurant'],
    ['any medical shop where they check bp for free', 'medical shop bp'],
    ['is there a sale on sarees', 'sarees'],
    ['any deals near me', ''],
    ['what discounts are going on around here today', ''],
  ])('is about things alone: %s', (text, about) => {
    expect(asked(text)).toMatchObject({ about, detail: null });
  });

  it('keeps what is told apart from what is asked', () => {
    expect(asked('my hair looks terrible. any discount nearby')).toMatchObject({
      about: '',
      aside: 'hair terrible',
    });
  });

  it.each([
    ['and flowers', 'flowers'],
    ['for monthly ration, rice dal oil', 'ration, rice dal oil'],
    ['what about the gym?', 'gym'],
  ])('goes on: %s', (text, about) => {
    expect(asked(text, true)).toMatchObject({ about, detail: null });
  });

  it.each([
    ['the second one', 1, 'terms'],
    ['till when', 0, 'until'],
    ['where is it', 0, 'where'],
    ['last one please', -1, 'terms'],
  ])('goes on about one of them: %s', (text, place, what) => {
    expect(asked(text, true)?.detail).toMatchObject({ place, what });
  });

  it.each(['ok you saved my life', 'show me running shoes', 'need a phone under 20000'])(
    'is none: %s',
    (text) => {
      expect(asked(text, true)).toBeNull();
    },
  );
});
