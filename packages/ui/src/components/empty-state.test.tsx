import { render, screen } from '@testing-library/react';
import { Store } from 'lucide-react';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';

test('says what is missing and what can be done', () => {
  render(
    <EmptyState
      Icon={Store}
      title="Nothing here"
      text="Yet."
      action={<button>Look again</button>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeTruthy();
  expect(screen.getByText('Yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('trouble is spoken', () => {
  render(<EmptyState alert Icon={Store} title="It broke" />);
  expect(screen.getByRole('alert').textContent).toBe('It broke');
});
