import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const tile = () => screen.queryByTestId('initial-tile');
const image = () => document.querySelector('img');

test('has a size before it is loaded, and waits until it is needed', () => {
  const { container } = render(<Picture src="/a.svg" name="Meena" width={96} height={72} />);
  const frame = container.firstElementChild as HTMLElement;
  expect(frame.style.aspectRatio.replaceAll(' ', '')).toBe('96/72');
  expect(image()?.getAttribute('width')).toBe('96');
  expect(image()?.getAttribute('height')).toBe('72');
  expect(image()?.getAttribute('loading')).toBe('lazy');
  expect(image()?.getAttribute('alt')).toBe('');
});

test('a broken picture gives way to the initial', () => {
  render(<Picture src="/gone.svg" name=" meena sweets" width={72} height={72} />);
  expect(tile()).toBeNull();
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  expect(tile()?.textContent).toBe('M');
  expect(tile()?.getAttribute('aria-hidden')).toBe('true');
});

test('a new address gets a new chance', () => {
  const props = { name: 'Meena', width: 72, height: 72 };
  const { rerender } = render(<Picture src="/gone.svg" {...props} />);
  fireEvent.error(image()!);
  rerender(<Picture src="/there.svg" {...props} />);
  expect(image()?.getAttribute('src')).toBe('/there.svg');
});

test('without an address there is the initial at once, spoken where the picture would be', () => {
  render(<Picture src="" name="ಮೀನಾ" alt="The shop of ಮೀನಾ" width={72} height={72} />);
  expect(screen.getByRole('img', { name: 'The shop of ಮೀನಾ' }).textContent).toBe('ಮ');
});
