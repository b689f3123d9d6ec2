import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { defineTexts, setTranslation, textsOf, useTexts } from './texts.ts';

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
