import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField label="Search businesses" value={text} onChange={setText} />
      <output>{text}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search businesses' });
const heard = () => screen.getByRole('status').textContent;

test('tells every change, and shows its label until there is one', async () => {
  render(<Search />);
  expect(field().placeholder).toBe('Search businesses');
  await userEvent.type(field(), 'meena');
  expect(heard()).toBe('meena');
});

test('can be emptied by a button that is only there when it has a use', async () => {
  render(<Search />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field(), 'meena');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(heard()).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button')).toBeNull();
});

test('Escape empties it, Enter puts the keyboard away', async () => {
  render(<Search />);
  await userEvent.type(field(), 'meena{Escape}');
  expect(heard()).toBe('');
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), 'meena{Enter}');
  expect(heard()).toBe('meena');
  expect(document.activeElement).toBe(document.body);
});
