import type { Use } from '@baeon/contracts/honour/honour-wire';
import { atEnd } from './cleanup.ts';
import type { CouponHolder } from './coupon-holders.ts';

export type OpenEvents = {
  status: number;
  type: string | null;
  /** The next that is told; null once it has ended. */
  next(): Promise<{ event: string; uses: Use[] } | null>;
  close(): void;
};

/** An open app of somebody's, which hears what becomes of their coupons. */
export async function openEvents(url: string, holder: CouponHolder): Promise<OpenEvents> {
  const over = new AbortController();
  atEnd(async () => over.abort());
  const response = await fetch(`${url}/api/baeon-user/${holder.id}/events`, {
    headers: holder.headers,
    signal: over.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    async next() {
      for (;;) {
        const [found, event, data] = /^(?::\n\n)*event: (\w+)\ndata: (.*)\n\n/.exec(text) ?? [];
        if (found) {
          text = text.slice(found.length);
          return { event: event!, ...JSON.parse(data!) };
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
    close: () => over.abort(),
  };
}
