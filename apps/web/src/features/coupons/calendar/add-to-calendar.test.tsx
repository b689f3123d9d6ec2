import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { parsedCalendar, part, property, textOf } from './calendar-test-kit.ts';
import { CODE, COUPON_ID, heldCoupon, NOW } from '../coupons-test-kit.ts';

const SAVED = 'Open the file from your downloads to put it in your calendar';
const saved: { name: string; file: Blob }[] = [];
const revoked = vi.fn<(url: string) => void>();

beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers({ now: NOW });
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set(`blob:${files.size}`, file as Blob);
    return `blob:${files.size - 1}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked.mockReset());
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.get(this.href)! });
  });
});
afterEach(() => void vi.useRealTimers());

/** A phone whose sheet takes what it says it can, and answers so. */
function stubSheet(canShare: ((data: ShareData) => boolean) | undefined, answer?: Error) {
  const share = vi.fn(async (_data: ShareData) => {
    if (answer) throw answer;
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare, share }));
  return share;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function press() {
  render(
    <>
      <AddToCalendar held={heldCoupon()} />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await pass(0);
}

const isSaid = () => screen.queryByText(SAVED) !== null;

async function eventIn(file: Blob) {
  return part(parsedCalendar(await file.text()), 'VEVENT');
}

describe('where the phone takes files', () => {
  test('the coupon’s last day goes to its sheet, and nothing else happens', async () => {
    const share = stubSheet(({ files }) => files?.[0]?.type === 'text/calendar');
    await press();
    const [file, ...more] = share.mock.calls[0]![0].files!;
    expect(more).toEqual([]);
    expect([file!.name, file!.type]).toEqual([`coupon-${CODE}.ics`, 'text/calendar']);
    const event = await eventIn(file!);
    expect(property(event, 'UID').value).toContain(COUPON_ID);
    expect(textOf(event, 'SUMMARY')).toBe('Last day: Flat 20% off on laddoos at Meena Sweets');
    expect(saved).toEqual([]);
    expect(isSaid()).toBe(false);
  });

  test('somebody who closes the sheet hears nothing and gets nothing', async () => {
    const share = stubSheet(() => true, new DOMException('closed', 'AbortError'));
    await press();
    expect(share).toHaveBeenCalledOnce();
    expect(saved).toEqual([]);
    expect(isSaid()).toBe(false);
  });

  test.each([
    ['is not allowed', new DOMException('no', 'NotAllowedError')],
    ['is broken', new TypeError('no')],
  ])('a sheet that %s leaves the file in the downloads', async (_, failure) => {
    stubSheet(() => true, failure);
    await press();
    expect(isSaid()).toBe(true);
    expect(saved.map(({ name }) => name)).toEqual([`coupon-${CODE}.ics`]);
  });
});

describe('where the phone takes no files', () => {
  test.each([
    ['has no sheet', undefined],
    ['has a sheet for texts alone', ({ files }: ShareData) => !files],
  ])('a browser that %s saves it, and says where it is', async (_, canShare) => {
    const share = stubSheet(canShare);
    await press();
    expect(isSaid()).toBe(true);
    expect(share).not.toHaveBeenCalled();
    expect(saved).toHaveLength(1);
    const [{ name, file }] = saved as [(typeof saved)[0]];
    expect(name).toBe(`coupon-${CODE}.ics`);
    const event = await eventIn(file);
    expect(property(event, 'DTSTAMP').value).toBe('20261115T063000Z');
    const url = `${window.location.origin}/coupon/${COUPON_ID}?from_user=true`;
    expect(property(event, 'URL').value).toBe(url);
    expect(textOf(event, 'DESCRIPTION')).toBe(
      `Flat 20% off on laddoos\nCoupon code: ${CODE}\n${url}`,
    );
  });

  test('the file can be read for a minute and leaves nothing behind', async () => {
    stubSheet(undefined);
    await press();
    expect(document.querySelector('a[download]')).toBeNull();
    await pass(50_000);
    expect(revoked).not.toHaveBeenCalled();
    await pass(10_000);
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:0');
  });
});
