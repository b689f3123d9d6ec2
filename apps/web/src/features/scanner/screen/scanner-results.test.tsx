import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backCamera, device, passed } from '@baeon/ui/scanner/scanner-device-test-kit.ts';
import {
  button,
  HINT,
  openScreen,
  press,
  seen,
  stubPhone,
  tabHidden,
  toasts,
  video,
} from '../scanner-test-kit.tsx';

vi.mock(
  '@baeon/ui/device/camera/camera.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);
vi.mock(
  '@baeon/ui/scanner/decode/decoder.ts',
  () => import('@baeon/ui/scanner/scanner-device-test-kit.ts'),
);

const NOT_OPENED = 'Failed to open the URL. Please check the URL and try again.';
const LINK = 'https://shop.example/menu?table=4';

beforeEach(() => stubPhone(backCamera));
afterEach(() => void vi.useRealTimers());

const sheet = () => screen.queryByRole('dialog');
const title = () => sheet()?.querySelector('h2')?.textContent ?? null;

/** A tab, and what was done with it in which order. */
function stubTabs(opens: boolean) {
  const steps: string[] = [];
  const tab = {
    closed: false,
    set opener(to: unknown) {
      steps.push(`opener ${String(to)}`);
    },
    location: { replace: (url: string) => steps.push(url) },
  };
  const open = vi.fn(() => (opens ? (tab as unknown as Window) : null));
  vi.stubGlobal('open', open);
  return { open, steps };
}

/** The button copies exactly this, and says so. */
async function expectToCopy(text: string) {
  const writeText = vi.fn(async () => undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
  await press('Copy');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
  expect(button('Copied!')).not.toBeNull();
}

async function reading(text: string) {
  device.decoder.sees(text);
  const view = openScreen();
  await passed(1);
  return view;
}

describe('a code that was read', () => {
  test('pauses, vibrates and is told', async () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    await reading('ABCDE-FGHJK');
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(60);
    expect(toasts('success')).toEqual(['Scanned succesfully']);
    expect(seen('Scanner paused')).toBe(true);
    expect(video().paused).toBe(true);
    await passed(5000);
    expect(device.decoder.looks).toHaveLength(1);
  });

  test('does not vibrate where nobody has touched the page', async () => {
    const vibrate = vi.fn();
    const untouched = { vibrate, userActivation: { hasBeenActive: false } };
    const stubbed = Object.create(navigator, Object.getOwnPropertyDescriptors(untouched)) as object;
    vi.stubGlobal('navigator', stubbed);
    await reading('ABCDE-FGHJM');
    expect(toasts('success')).toEqual(['Scanned succesfully']);
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('takes the place of the request for one', async () => {
    openScreen();
    await passed(3300);
    expect(toasts('error')).toEqual(['Please scan a QR']);
    device.decoder.sees('23456-789AB');
    await passed(300);
    expect(toasts('error')).toEqual([]);
  });
});

describe('a link', () => {
  test('gets a tab that is cut off before it goes anywhere', async () => {
    const { open, steps } = stubTabs(true);
    await reading(LINK);
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(steps).toEqual(['opener null', LINK]);
    expect(title()).toBe('Link opened');
    expect(seen('shop.example')).toBe(true);
    expect(seen(LINK)).toBe(true);
    expect(screen.queryByRole('link', { name: 'Open link' })).toBeNull();
    expect(toasts('error')).toEqual([]);
    await expectToCopy(LINK);
  });

  test('that the browser blocks can be opened by hand', async () => {
    stubTabs(false);
    await reading(LINK);
    expect(title()).toBe('Link found');
    expect(toasts('error')).toEqual([NOT_OPENED]);
    expect(toasts('success')).toEqual([]);
    const link = screen.getByRole('link', { name: 'Open link' });
    expect(link.getAttribute('href')).toBe(LINK);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await expectToCopy(LINK);
  });

  test('is blocked where opening throws, and where the only window would be taken', async () => {
    vi.stubGlobal('open', () => {
      throw new Error('Not here');
    });
    const { unmount } = await reading(LINK);
    expect(title()).toBe('Link found');
    unmount();
    vi.stubGlobal('open', () => window);
    await reading(`${LINK}2`);
    expect(title()).toBe('Link found');
  });
});

describe('a text', () => {
  test('is shown as it really is, and can be copied', async () => {
    const { open } = stubTabs(true);
    const text = 'pay\u202e gnp.exe\0';
    await reading(text);
    expect(title()).toBe('Text found');
    // One calm word within the sheet, and neither a success nor a failure over it.
    expect(screen.getByText(NOT_OPENED)).toBeTruthy();
    expect([...toasts('success'), ...toasts('error')]).toEqual([]);
    const shown = screen.getByText('pay\\u{202E} gnp.exe\\u{0}');
    expect(shown.tagName).toBe('BDI');
    await expectToCopy(text);
    expect(open).not.toHaveBeenCalled();
    expect(sheet()?.querySelector('a')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'https://good.example@evil.example', '\nhttps://x.example'])(
    '%j never opens',
    async (text) => {
      const { open } = stubTabs(true);
      await reading(text);
      expect(title()).toBe('Text found');
      expect(open).not.toHaveBeenCalled();
      expect(sheet()?.querySelector('a')).toBeNull();
    },
  );
});

test('a payment says to whom and how much, and waits for a tap', async () => {
  const { open } = stubTabs(true);
  const code = 'upi://pay?pa=meena@okbank&pn=Meena Sweets&am=1250.5&tr=A1&sign=xyz';
  await reading(code);
  expect(title()).toBe('UPI payment');
  for (const text of ['Meena Sweets', 'meena@okbank', '₹1,250.50']) expect(seen(text)).toBe(true);
  const link = screen.getByRole('link', { name: 'Open payment app' });
  expect(link.getAttribute('href')).toBe(code.replace(' ', '%20'));
  expect(open).not.toHaveBeenCalled();
  expect(toasts('error')).toEqual([]);
});

test('a coupon that somebody shows alive is said to be for the till', async () => {
  await reading(`B1:${'7 WA%'.repeat(62)}`);
  expect(title()).toBe('Coupon found');
  expect(sheet()?.textContent).toContain('The till of the store reads it');
});

test('a coupon is shown as the app shows it', async () => {
  await reading('23456-789AB');
  expect(title()).toBe('Coupon found');
  expect(seen('Coupon 23456-789AB')).toBe(true);
  expect(toasts('success')).toEqual(['Scanned succesfully']);
  expect(toasts('error')).toEqual([]);
});

describe('scanning again', () => {
  test.each([
    ['by its button', () => fireEvent.click(button('Scan again')!)],
    ['by the cross', () => fireEvent.click(button('Close')!)],
    [
      'by Escape or Back',
      () => fireEvent(sheet()!, new Event('cancel', { bubbles: false, cancelable: true })),
    ],
  ])('%s', async (_name, close) => {
    await reading('the same');
    close();
    await passed();
    expect(sheet()).toBeNull();
    expect(seen(HINT)).toBe(true);
    expect(video().paused).toBe(false);
    expect(device.cameras.opened).toHaveLength(1);
    expect([...toasts('success'), ...toasts('error')]).toEqual([]);
    // It is still in the picture.
    await passed(10_100);
    expect(sheet()).toBeNull();
    await passed(400);
    expect(title()).toBe('Text found');
  });

  test('another code counts at once, after 200 ms', async () => {
    await reading('one');
    await press('Scan again');
    device.decoder.sees('one', 'two');
    await passed(199);
    expect(sheet()).toBeNull();
    await passed(1);
    expect(seen('two')).toBe(true);
  });

  test('a code that left the picture counts when it comes back', async () => {
    await reading('one');
    await press('Scan again');
    device.decoder.sees();
    await passed(700);
    device.decoder.sees('one');
    await passed(200);
    expect(title()).toBe('Text found');
  });

  test('opens the camera anew where it was let go meanwhile', async () => {
    await reading('one');
    tabHidden(true);
    expect(device.cameras.live()).toBe(0);
    tabHidden(false);
    await passed();
    expect(title()).toBe('Text found');
    expect(device.cameras.live()).toBe(0);
    device.decoder.sees();
    await press('Scan again');
    await passed(1);
    expect(seen(HINT)).toBe(true);
    expect(device.cameras.live()).toBe(1);
  });

  test('opens it anew where it was lost meanwhile, too', async () => {
    await reading('one');
    act(() => device.cameras.latest().lose());
    expect(title()).toBe('Text found');
    device.decoder.sees();
    await press('Scan again');
    await passed(1);
    expect(device.cameras.live()).toBe(1);
  });

  test('two taps go on once', async () => {
    await reading('one');
    const again = button('Scan again')!;
    act(() => {
      again.click();
      again.click();
    });
    await passed(1);
    expect(seen(HINT)).toBe(true);
    expect(device.cameras.opened).toHaveLength(1);
  });
});
