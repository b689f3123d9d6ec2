import { chatResult, type ChatResult } from '@baeon/contracts/assistant/assistant-wire';
import { sql } from '../sql.ts';
import type { RecordedChat } from './chat-format.ts';
import { faultsOfTurn, type AnsweredTurn } from './check-turn.ts';

/** Somebody in the middle of Bengaluru. */
const PLACE = { latitude: 12.9716, longitude: 77.5946 };

export type CheckedTurn = {
  chat: string;
  class: string;
  say: string;
  answer: AnsweredTurn;
  faults: string[];
  ms: number;
};

/** Everything that is written about products and deals, which the chat shows only a part of. */
async function readTexts(databaseUrl: string) {
  const products = await sql<{ id: string; type: string }>(
    databaseUrl,
    `select id, coalesce(product_type, '') as type from products`,
  );
  const deals = await sql<{ id: string; text: string }>(
    databaseUrl,
    `select c.id, c.title || ' ' || c.description || ' ' || string_agg(s.name || ' ' || s.category, ' ') as text
     from campaigns c join campaign_places p on p.campaign_id = c.id join stores s on s.id = p.store_id
     group by c.id`,
  );
  return {
    typeOf: new Map(products.map(({ id, type }) => [id, type])),
    dealText: new Map(deals.map(({ id, text }) => [id, text])),
  };
}

/** Says every turn to a running API, as the app does, and checks what comes back. */
export async function runChats(
  port: number,
  databaseUrl: string,
  chats: RecordedChat[],
): Promise<CheckedTurn[]> {
  const { typeOf, dealText } = await readTexts(databaseUrl);

  async function say(text: string, before: ChatResult | null) {
    const response = await fetch(`http://127.0.0.1:${port}/api/convert-speech/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        user_input: text,
        ...PLACE,
        conversation_id: before?.conversation_id,
        product_name: before?.product_name,
        category: before?.category,
      }),
    });
    if (!response.ok) throw new Error(`${text}: ${response.status} ${await response.text()}`);
    const { result } = (await response.json()) as { result: unknown };
    return chatResult.parse(result);
  }

  const answerOf = (result: ChatResult): AnsweredTurn => ({
    message: result.message,
    products: result.products.map((product) => ({ ...product, type: typeOf.get(product.id)! })),
    deals: result.offers.map((offer) => dealText.get(offer.campaign_id) ?? offer.title),
  });

  const checked: CheckedTurn[] = [];
  for (const { id, class: kind, feed, turns } of chats) {
    let before: ChatResult | null = null;
    const so: { answer: AnsweredTurn; expect: (typeof turns)[number]['expect'] }[] = [];
    for (const { say: text, expect } of turns) {
      const began = performance.now();
      before = await say(text, before);
      const ms = performance.now() - began;
      const answer = answerOf(before);
      so.push({ answer, expect });
      const faults = faultsOfTurn(so, feed);
      checked.push({ chat: id, class: kind, say: text, answer, faults, ms });
    }
  }
  return checked;
}
