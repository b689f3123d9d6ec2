import type { ServerResponse } from 'node:http';
import { beforeEach } from 'vitest';
import {
  KEY,
  startModel,
  streamOf,
  writeStream,
  type SeenByModel,
} from '../gateways/chat-model-support.ts';
import { writeJson } from '../support/http-server.ts';
import { startTestApi } from '../support/test-api.ts';

type Call = { name: string; arguments: object | string };
type Step =
  | { content?: string; calls?: Call[] }
  | { status: number; json?: unknown }
  | ((response: ServerResponse) => void);
/** What the model says next; it reads what it was sent, as a model does. */
export type Brain = (seen: SeenByModel, nth: number) => Step;

const products = [
  [
    'Veltra Nova 5',
    'Veltra Nova 5 5G Smartphone (8 GB RAM, 128 GB)',
    'Veltra',
    18_999,
    4.2,
    'Black',
  ],
  [
    'Veltra Nova 6',
    'Veltra Nova 6 5G Smartphone (12 GB RAM, 256 GB)',
    'Veltra',
    28_999,
    4.5,
    'Blue',
  ],
  [
    'Kestrel Spark 2',
    'Kestrel Spark 2 Smartphone (4 GB RAM, 64 GB)',
    'Kestrel',
    8_999,
    3.9,
    'Black',
  ],
  [
    'Kestrel Spark 3',
    'Kestrel Spark 3 Smartphone (6 GB RAM, 128 GB)',
    'Kestrel',
    12_999,
    4.1,
    'Red',
  ],
] as const;
const sofas = [
  ['Woodnest Lounge', 'Woodnest Lounge 3 Seater Leather Sofa, Brown', 45_999, 'Leather'],
  ['Woodnest Meadow', 'Woodnest Meadow 3 Seater Fabric Sofa, Grey', 32_999, 'Fabric'],
] as const;

export const search = (query: string, more: object = {}): { calls: Call[] } => ({
  calls: [{ name: 'search_products', arguments: { query, ...more } }],
});
export const show = (
  message: string,
  product_ids: string[] = [],
  compare = false,
): { calls: Call[] } => ({
  calls: [{ name: 'show', arguments: { message, product_ids, compare } }],
});

/** What tools have answered so far, what is on the screen included. */
export const resultsIn = ({ body }: SeenByModel): any[] =>
  body.messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(content));

/** The products that it was told of last. */
export const toldProducts = (seen: SeenByModel): { id: string; name: string; price: number }[] =>
  resultsIn(seen)
    .map(({ products, on_the_screen }) => products ?? on_the_screen)
    .findLast((told) => told !== undefined) ?? [];
/** What is on the screen. */
export const shownIdsIn = (seen: SeenByModel): string[] =>
  (resultsIn(seen).find((told) => told.on_the_screen)?.on_the_screen ?? []).map(
    ({ id }: { id: string }) => id,
  );
export const idsIn = (seen: SeenByModel): string[] => toldProducts(seen).map(({ id }) => id);

/** The whole API with a few products, talking to a server that plays a model. */
export async function useModel() {
  let brain: Brain = () => show('Hello.');
  let nth = 0;
  const model = await startModel((seen, response) => {
    nth += 1;
    const step = brain(seen, nth);
    if (typeof step === 'function') return step(response);
    if ('status' in step) return writeJson(response, step.status, step.json ?? {});
    writeStream(response, streamOf(step));
  });
  const api = await startTestApi({
    env: {
      ASSISTANT_PROVIDER: 'openai',
      ASSISTANT_BASE_URL: model.url,
      ASSISTANT_API_KEY: KEY,
      ASSISTANT_MODEL: 'some-model',
    },
  });
  const { sql, clock } = api;

  async function add(
    name: string,
    title: string,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const row: Record<string, unknown> = {
      feed_id: name,
      name,
      title,
      category: 'electronics_store',
      created_at: clock.now(),
      updated_at: clock.now(),
      ...more,
    };
    const columns = Object.keys(row);
    const places = columns.map((_column, at) => `$${at + 1}`);
    const [made] = await sql<{ id: string }>(
      `insert into products (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
      Object.values(row),
    );
    await api.context.catalogue.settled();
    return made!.id;
  }

  for (const [name, title, brand, rupees, rating, colour] of products) {
    const [, ram, storage] = /\((\d+) GB RAM, (\d+) GB\)/.exec(title)!;
    await add(name, title, {
      brand,
      rating,
      price_paise: rupees * 100,
      product_type: 'Electronics > Phones > Smartphones',
      attributes: {
        RAM: `${ram} GB`,
        Storage: `${storage} GB`,
        Battery: '5000 mAh',
        Colour: colour,
      },
    });
  }
  for (const [name, title, rupees, material] of sofas) {
    await add(name, title, {
      brand: 'Woodnest',
      category: 'furniture_store',
      price_paise: rupees * 100,
      product_type: 'Furniture > Sofas',
      attributes: { Material: material, Seats: '3' },
    });
  }

  beforeEach(() => {
    model.seen.length = 0;
    api.logged.length = 0;
  });

  const think = (thinks: Brain): void => {
    brain = thinks;
    nth = 0;
  };

  return {
    ...api,
    model,
    add,
    think,
    /** Why our own assistant answered, as the log has it. */
    reasons: (): unknown[] =>
      api.logged.map((line) => JSON.parse(line)).flatMap(({ reason }) => reason ?? []),
    /** Says something, with a model that thinks so. */
    async say(text: string, thinks: Brain, conversation_id: string | null = null) {
      think(thinks);
      const { status, body } = await api.post('/api/convert-speech/chat', {
        user_input: text,
        conversation_id,
      });
      return { status, ...body.result, names: body.result.products?.map((p: any) => p.name) };
    },
  };
}
