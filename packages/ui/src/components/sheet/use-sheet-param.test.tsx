import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useSheetParam } from './use-sheet-param.ts';

let saved: () => void = () => undefined;

function Screen() {
  const { section, open, close } = useSheetParam('section');

  async function save() {
    await new Promise<void>((resolve) => (saved = resolve));
    close();
  }

  return (
    <>
      <p>open: {section ?? 'nothing'}</p>
      <button type="button" onClick={() => open('interests')}>
        Open
      </button>
      <button type="button" onClick={() => open('location')}>
        Open another
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </>
  );
}

function visit(address: string) {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', address);
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Both in one frame, before anything is drawn anew. */
const pressTwice = (name: string) =>
  act(() => {
    press(name);
    press(name);
  });
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());
const address = () => window.location.pathname + window.location.search;

test('opening is one step in the history, closing takes it back', async () => {
  visit('/user?from=menu');
  const steps = window.history.length;
  press('Open');
  await shows('open: interests');
  expect(address()).toBe('/user?from=menu&section=interests');
  expect(window.history.length).toBe(steps + 1);
  press('Close');
  await shows('open: nothing');
  expect(address()).toBe('/user?from=menu');
});

test('Back closes, Forward opens again, and it can be closed again', async () => {
  visit('/user');
  press('Open');
  await shows('open: interests');
  act(() => window.history.back());
  await shows('open: nothing');
  act(() => window.history.forward());
  await shows('open: interests');
  press('Close');
  await shows('open: nothing');
  expect(address()).toBe('/user');
});

test('two quick taps open once and close once', async () => {
  visit('/user');
  const steps = window.history.length;
  pressTwice('Open');
  await shows('open: interests');
  expect(window.history.length).toBe(steps + 1);
  pressTwice('Close');
  await shows('open: nothing');
  expect(address()).toBe('/user');
});

test('a visit that began with the sheet stays on the screen when it closes', async () => {
  visit('/user?section=interests');
  const steps = window.history.length;
  await shows('open: interests');
  press('Close');
  await shows('open: nothing');
  expect(address()).toBe('/user');
  expect(window.history.length).toBe(steps);
});

test('a save that ends after its sheet was closed leaves the next one alone', async () => {
  visit('/user?section=location');
  press('Save');
  press('Close');
  await shows('open: nothing');
  press('Open');
  await shows('open: interests');
  await act(async () => saved());
  expect(screen.getByText('open: interests')).toBeTruthy();
  expect(address()).toBe('/user?section=interests');
});

test('one sheet after the other is still one step', async () => {
  visit('/user');
  const steps = window.history.length;
  press('Open');
  await shows('open: interests');
  press('Open another');
  await shows('open: location');
  expect(window.history.length).toBe(steps + 1);
  press('Close');
  await shows('open: nothing');
  expect(address()).toBe('/user');
});
