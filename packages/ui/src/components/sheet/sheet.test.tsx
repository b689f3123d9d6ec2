import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { wideScreen } from '../../lib/use-wide-test-kit.ts';
import { Sheet } from './sheet.tsx';

const onClose = vi.fn<() => void>();

function Screen({ beside = false }) {
  const [open, setOpen] = useState(false);
  function close() {
    onClose();
    setOpen(false);
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Interests
      </button>
      <Sheet beside={beside} open={open} title="Your interests" onClose={close}>
        <p>Books</p>
        <button type="button" aria-expanded="true">
          Sort by
        </button>
        <input aria-label="File" />
      </Sheet>
    </>
  );
}

async function openSheet() {
  onClose.mockReset();
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Interests' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your interests' });
}

const isGone = () => waitFor(() => expect(screen.queryByText('Books')).toBeNull());

test('a closed sheet holds nothing', () => {
  render(<Screen />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Books')).toBeNull();
});

test('it opens as a modal dialog, with the focus on its title', async () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const dialog = await openSheet();
  expect(shown).toHaveBeenCalledOnce();
  expect(dialog.textContent).toContain('Books');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your interests' }));
});

test('a browser without modal dialogs shows it all the same', async () => {
  type OldDialog = { showModal: undefined; close: undefined };
  const dialogs = HTMLDialogElement.prototype as unknown as OldDialog;
  vi.spyOn(dialogs, 'showModal', 'get').mockReturnValue(undefined);
  vi.spyOn(dialogs, 'close', 'get').mockReturnValue(undefined);
  const dialog = await openSheet();
  expect(dialog.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isGone();
  expect(dialog.open).toBe(false);
});

test('its button closes it, the focus returns, and what it held is gone', async () => {
  const dialog = await openSheet();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Interests' }));
  await isGone();
});

test('what it holds stays while it slides away', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const finished = new Promise((resolve) => (arrive = resolve));
  const sliding = [{ finished }] as unknown as Animation[];
  vi.spyOn(HTMLDialogElement.prototype, 'getAnimations').mockReturnValue(sliding);
  await openSheet();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Books')).toBeTruthy();
  await act(async () => arrive(null));
  await isGone();
});

describe('Escape', () => {
  const cancel = () => new Event('cancel', { cancelable: true });

  test('asks the caller and leaves the closing to it', async () => {
    const dialog = await openSheet();
    const event = cancel();
    act(() => void dialog.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('twice closes it whatever we say, and the caller hears of it', async () => {
    const dialog = await openSheet();
    act(() => dialog.close());
    expect(onClose).toHaveBeenCalledOnce();
    await isGone();
  });

  test('belongs to an open list inside first', async () => {
    await openSheet();
    // `false`: prevented, so the browser does not go on to cancel the dialog.
    expect(fireEvent.keyDown(screen.getByText('Sort by'), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByText('Sort by'), { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByLabelText('File'), { key: 'Escape' })).toBe(true);
  });

  test('out of a file picker inside is not for the sheet', async () => {
    await openSheet();
    const event = new Event('cancel', { bubbles: true });
    act(() => void screen.getByLabelText('File').dispatchEvent(event));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the backdrop', () => {
  test('closes it when tapped', async () => {
    const dialog = await openSheet();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is not meant by a drag that began inside, nor by a tap inside', async () => {
    const dialog = await openSheet();
    fireEvent.pointerDown(screen.getByText('Books'));
    fireEvent.click(dialog);
    fireEvent.pointerDown(screen.getByText('Books'));
    fireEvent.click(screen.getByText('Books'));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('pulling', () => {
  async function pull(distance: number) {
    const dialog = await openSheet();
    const handle = screen.getByRole('heading', { name: 'Your interests' });
    fireEvent.pointerDown(handle, { pointerId: 1, clientY: 300 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 300 + distance });
    const followed = dialog.style.translate;
    fireEvent.pointerUp(handle, { pointerId: 1, clientY: 300 + distance });
    return { dialog, followed };
  }

  test('far enough closes it', async () => {
    const { followed } = await pull(120);
    expect(followed).toBe('0 120px');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('a little lets it spring back', async () => {
    const { dialog, followed } = await pull(40);
    expect(followed).toBe('0 40px');
    expect(dialog.style.translate).toBe('');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('upwards does nothing', async () => {
    const { followed } = await pull(-120);
    expect(followed).toBe('');
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('the page behind holds still, and is where it was afterwards', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(240);
  await openSheet();
  expect(document.body.style.position).toBe('fixed');
  expect(document.body.style.top).toBe('-240px');
  const scrolled = vi.spyOn(window, 'scrollTo');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.body.style.position).toBe('');
  expect(scrolled).toHaveBeenLastCalledWith(0, 240);
});

test('a screen that goes while it is open lets the page go too', async () => {
  onClose.mockReset();
  const { unmount } = render(
    <Sheet open title="Your interests" onClose={onClose}>
      Books
    </Sheet>,
  );
  expect(document.body.style.position).toBe('fixed');
  unmount();
  expect(document.body.style.position).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

test('a keyboard that covers the sheet leaves room below, and the field in use in sight', async () => {
  const seen = Object.assign(new EventTarget(), {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
  });
  vi.stubGlobal('visualViewport', seen);
  const dialog = await openSheet();
  const field = screen.getByLabelText('File');
  field.focus();
  const shown = vi.spyOn(field, 'scrollIntoView').mockReturnValue();
  seen.height -= 300;
  act(() => void seen.dispatchEvent(new Event('resize')));
  expect(dialog.querySelector<HTMLElement>('[style*="height"]')?.style.height).toBe('300px');
  expect(shown).toHaveBeenCalledWith({ block: 'center' });
  vi.unstubAllGlobals();
});

test('on a wide screen it can stand beside the page, which stays in reach', async () => {
  wideScreen();
  onClose.mockReset();
  render(<Screen beside />);
  const opener = screen.getByRole('button', { name: 'Interests' });
  await userEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your interests' }));
  expect(document.body.style.position).toBe('');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
