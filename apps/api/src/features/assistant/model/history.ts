import type { ProductRow } from '../../../db/product-row.ts';
import type { ChatMessage } from '../../../gateways/chat-model/chat-model.ts';
import type { Memory } from '../offline/memory.ts';
import { needText, texts } from '../offline/wording.ts';
import { asData, productData } from './product-data.ts';

const EARLIER_CALL = 'earlier';

function lastWords({ asked }: Memory, hasShown: boolean): string {
  if (asked === 'budget') return texts.askBudget;
  if (asked === 'thing') return texts.askThing;
  return hasShown ? 'I have shown these, in this order.' : 'I have shown nothing for that yet.';
}

/**
 * A talk so far, put together from what is remembered of it, whoever answered then: what is looked
 * for, and what is on the screen. What was shown comes as a tool's data, never as ours.
 */
export function historyOf(memory: Memory, shown: ProductRow[]): ChatMessage[] {
  const { need } = memory;
  if (!need && shown.length === 0) return [];
  const looksFor = need ? `I am looking for ${needText(need)}.` : 'Show me something.';
  const ids = shown.map(({ id }) => id);
  const showing: ChatMessage[] = [
    {
      role: 'assistant',
      content: '',
      toolCalls: [
        {
          id: EARLIER_CALL,
          name: 'show',
          arguments: JSON.stringify({ message: 'Here they are.', product_ids: ids }),
        },
      ],
    },
    {
      role: 'tool',
      callId: EARLIER_CALL,
      content: asData({ on_the_screen: shown.map(productData) }),
    },
  ];
  return [
    { role: 'user', content: looksFor },
    ...(shown.length > 0 ? showing : []),
    { role: 'assistant', content: lastWords(memory, shown.length > 0), toolCalls: [] },
  ];
}
