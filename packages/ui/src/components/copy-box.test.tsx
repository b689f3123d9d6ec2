import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyBox } from './copy-box.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
});
afterEach(() => vi.useRealTimers());

async function pressCopy() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

test('copies, says so for 2 seconds, then offers to copy again', async () => {
  render(<CopyBox text="SAVE-77" label="Coupon code" />);
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('Copy');
  await pressCopy();
  expect(writeText).toHaveBeenCalledWith('SAVE-77');
  expect(button.textContent).toBe('Copied!');
  expect(screen.getByRole('status').textContent).toBe('Coupon code copied');
  act(() => vi.advanceTimersByTime(1999));
  expect(button.textContent).toBe('Copied!');
  act(() => vi.advanceTimersByTime(1));
  expect(button.textContent).toBe('Copy');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a second copy starts the 2 seconds anew', async () => {
  render(<CopyBox text="SAVE-77" label="Coupon code" />);
  await pressCopy();
  act(() => vi.advanceTimersByTime(1500));
  await pressCopy();
  act(() => vi.advanceTimersByTime(1500));
  expect(screen.getByRole('button').textContent).toBe('Copied!');
});

test('a refused clipboard is silent', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(<CopyBox text="SAVE-77" label="Coupon code" />);
  await pressCopy();
  expect(screen.getByRole('button').textContent).toBe('Copy');
  expect(screen.getByRole('status').textContent).toBe('');
});
