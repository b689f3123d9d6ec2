import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import type * as StoreQrCodeScript from './store-qr-code.tsx';
import { StoreQr } from './store-qr.tsx';
import { store, STORE_ID } from '../stores-test-kit.ts';

const script = vi.hoisted(() => ({ missing: false, used: 0 }));

vi.mock('./store-qr-code.tsx', async (importOriginal) => {
  const real = await importOriginal<typeof StoreQrCodeScript>();
  return {
    get StoreQrCode() {
      script.used += 1;
      if (script.missing) throw new TypeError('Failed to fetch dynamically imported module');
      return real.StoreQrCode;
    },
  };
});

const LINK = `${window.location.origin}/coupon?store_id=${STORE_ID}&business_id=demo%3Ameena`;
const print = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  Object.assign(script, { missing: false, used: 0 });
  print.mockReset();
  reload.mockReset();
  vi.stubGlobal('print', print);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

function show(address = `/store/${STORE_ID}`) {
  window.history.pushState(null, '', address);
  return render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        <StoreQr store={store()} />
      </QueryClientProvider>
    </BrowserRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sheet = () => within(screen.getByRole('dialog', { name: 'QR code' }));
const code = () => sheet().findByRole('img', { name: 'QR code of the offers of Meena Sweets' });
const noCode = () => sheet().findByRole('heading', { name: 'The QR code could not be loaded' });
const printButton = () => sheet().getByRole<HTMLButtonElement>('button', { name: 'Print' });
const poster = () => document.querySelector<HTMLElement>('body > .poster');
const settled = () =>
  waitFor(() => expect(sheet().queryByRole('button', { busy: true })).toBeNull());

async function open() {
  const rendered = show();
  await press('Show QR code');
  return rendered;
}

describe('the sheet', () => {
  test('has the code of the offers of this very store', async () => {
    await open();
    const drawn = generate(LINK, { minCorrectionLevel: correction.M });
    expect((await code()).querySelector('path')?.getAttribute('d')).toBe(toSvgPath(drawn));
    expect(sheet().getByText('Meena Sweets')).toBeTruthy();
    expect(sheet().getByText('Scan to see the offers of Meena Sweets')).toBeTruthy();
  });

  test('has the link to be copied', async () => {
    await open();
    expect(sheet().getByRole('group', { name: 'Link' }).textContent).toBe(LINK);
    const user = userEvent.setup();
    await user.click(sheet().getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  test('is part of the address, so that Back closes it and a reload keeps it', async () => {
    await open();
    await code();
    expect(window.location.search).toBe('?show=qr');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe(`/store/${STORE_ID}`);
  });

  test('is there at once for a visit that begins with it', async () => {
    show(`/store/${STORE_ID}?show=qr`);
    expect(await code()).toBeTruthy();
  });
});

describe('printing', () => {
  test('prints the poster beside the app, with the same code', async () => {
    await open();
    const onScreen = await code();
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    const paper = within(poster()!);
    expect(paper.getByRole('heading', { name: 'Meena Sweets' })).toBeTruthy();
    expect(paper.getByText('Scan to see the offers of Meena Sweets')).toBeTruthy();
    expect(paper.getByText(`${window.location.host}/store/${STORE_ID}`)).toBeTruthy();
    expect(paper.getByText('Baeon')).toBeTruthy();
    const drawn = (within: Element) => within.querySelector('path')?.getAttribute('d');
    expect(drawn(paper.getByRole('img'))).toBe(drawn(onScreen));
  });

  test('is as before once the sheet is closed', async () => {
    await open();
    await code();
    expect(poster()).toBeTruthy();
    await press('Close');
    await waitFor(() => expect(poster()).toBeNull());
  });
});

describe('what draws the code', () => {
  test('is asked for when the sheet opens, not before', async () => {
    show();
    await act(async () => {});
    expect(script.used).toBe(0);
    await press('Show QR code');
    await code();
    expect(script.used).toBeGreaterThan(0);
  });

  test('leaves its shape meanwhile, and the link; nothing can be printed yet', async () => {
    show(`/store/${STORE_ID}?show=qr`);
    expect(sheet().getByTestId('skeleton')).toBeTruthy();
    expect(sheet().getByText(LINK)).toBeTruthy();
    expect(printButton().disabled).toBe(true);
    await code();
    expect(sheet().queryByTestId('skeleton')).toBeNull();
    expect(printButton().disabled).toBe(false);
  });

  test('can be tried again where it did not come', async () => {
    script.missing = true;
    await open();
    await noCode();
    expect(sheet().getByText('Check your connection and try again.')).toBeTruthy();
    expect(sheet().getByText(LINK)).toBeTruthy();
    expect(printButton().disabled).toBe(true);
    script.missing = false;
    await press('Try again');
    expect(await code()).toBeTruthy();
    expect(sheet().queryByRole('alert')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('takes a new page where trying again did not help, unless there is no connection', async () => {
    script.missing = true;
    await open();
    await noCode();
    await press('Try again');
    await settled();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Try again');
    await settled();
    expect(reload).not.toHaveBeenCalled();
    line.mockReturnValue(true);
    await press('Try again');
    expect(reload).toHaveBeenCalledOnce();
  });
});
