import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { type AssistantTexts, assistantTexts } from './assistant-texts.ts';
import { isWaiting, type Talk } from './talk.ts';

function spokenText(talk: Talk, texts: AssistantTexts): string {
  if (isWaiting(talk)) return texts.thinking;
  const last = talk.messages.at(-1);
  if (last?.role !== 'assistant') return '';
  const count = last.failed ? 0 : last.products.length;
  return count > 0 ? `${last.content} ${texts.spokenCount(count)}` : last.content;
}

/** Says what came in to people who do not see it. What was there already is not news. */
export function SpokenReply({ talk }: { talk: Talk }) {
  const texts = useTexts(assistantTexts);
  const [known] = useState(talk);
  return (
    <p role="status" className="sr-only">
      {talk === known ? '' : spokenText(talk, texts)}
    </p>
  );
}
