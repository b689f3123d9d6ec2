import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('is a plain button that reacts to a press', () => {
  const pressed = vi.fn<() => void>();
  render(<Button onClick={pressed}>Save</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.type).toBe('button');
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});

test('while loading it is busy, keeps its name and its focus, and ignores presses', () => {
  const pressed = vi.fn<() => void>();
  const submitted = vi.fn<() => void>();
  render(
    <form onSubmit={submitted}>
      <Button type="submit" loading onClick={pressed}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  expect(screen.getByTestId('spinner')).toBeTruthy();
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('shows no spinner at rest', () => {
  render(<Button>Save</Button>);
  expect(screen.queryByTestId('spinner')).toBeNull();
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
});

test('the three kinds look different', () => {
  const kinds = ['primary', 'secondary', 'danger'] as const;
  const looks = kinds.map((kind) => {
    const { container, unmount } = render(<Button kind={kind}>Go</Button>);
    const look = container.querySelector('button')?.className;
    unmount();
    return look;
  });
  expect(new Set(looks).size).toBe(3);
});
