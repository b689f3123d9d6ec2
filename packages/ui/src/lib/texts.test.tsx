import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { defineTexts, said, setTranslation, textsOf, useTexts } from './texts.ts';

const greetings = defineTexts('greetings', {
  hello: 'Hello',
  coupons: (count: number) => `${count} coupons`,
});
const others = defineTexts('others', { bye: 'Bye' });

const hindiTexts = {
  greetings: { hello: 'नमस्ते', coupons: (count: number) => `${count} कूपन` },
};

function Greeting() {
  const texts = useTexts(greetings);
  return (
    <p>
      {texts.hello}, {texts.coupons(3)}, {useTexts(others).bye}
    </p>
  );
}

afterEach(() => setTranslation({}));

describe('texts', () => {
  it('are English until another language is spoken', () => {
    expect(textsOf(greetings).coupons(2)).toBe('2 coupons');
  });

  it('change on the screen when the language does, and back', () => {
    render(<Greeting />);
    expect(screen.getByText('Hello, 3 coupons, Bye')).toBeTruthy();
    act(() => setTranslation(hindiTexts));
    expect(screen.getByText('नमस्ते, 3 कूपन, Bye')).toBeTruthy();
    act(() => setTranslation({}));
    expect(screen.getByText('Hello, 3 coupons, Bye')).toBeTruthy();
  });
});

describe('a sentence of the contracts or the server', () => {
  const messages = {
    'Wait # s or # h.': '# घंटे या # सेकंड',
    Gone: 'गया',
    SOLD_OUT: 'खत्म',
    'Write to: ': 'लिखें: ',
  };

  it.each([
    ['Gone', undefined, 'गया'],
    ['Wait 30 s or 2 h.', undefined, '30 घंटे या 2 सेकंड'],
    ['The last one has just gone.', 'SOLD_OUT', 'खत्म'],
    ['Write to: +91 80 1234: help', undefined, 'लिखें: +91 80 1234: help'],
    ['Other: 5', 'SOLD_OUT', 'खत्म'],
    ['What nobody foresaw', 'NEW_CODE', 'What nobody foresaw'],
  ])('%s (%s)', (sentence, code, words) => {
    expect(said(sentence, code)).toBe(sentence);
    setTranslation({ messages });
    expect(said(sentence, code)).toBe(words);
  });
});
