import { useState } from 'react';
import { isWaiting, type Talk } from './talk.ts';

const countText = (count: number) => (count === 1 ? '1 product' : `${count} products`);

function spokenText(talk: Talk): string {
  if (isWaiting(talk)) return 'Thinking...';
  const last = talk.messages.at(-1);
  if (last?.role !== 'assistant') return '';
  const count = last.failed ? 0 : last.products.length;
  return count > 0 ? `${last.content} ${countText(count)}` : last.content;
}

/** Says what came in to people who do not see it. What was there already is not news. */
export function SpokenReply({ talk }: { talk: Talk }) {
  const [known] = useState(talk);
  return (
    <p role="status" className="sr-only">
      {talk === known ? '' : spokenText(talk)}
    </p>
  );
}
