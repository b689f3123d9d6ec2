import { openConnection } from '../../apps/api/src/db/client.ts';
import type { Finder } from './finder.ts';

const RANK = `ts_rank_cd('{0.1, 0.2, 0.4, 1.0}', document, wanted)`;

/** As in the manual: all words have to be there, the closer together and the weightier the better. */
const allWords = `
  select id from searched_products, websearch_to_tsquery('english', $1) as wanted
  where document @@ wanted
  order by ${RANK} desc, id
  limit $2`;

/** One word will do, and those with all of them come first. */
const anyWord = `
  select id from searched_products,
    plainto_tsquery('english', $1) as whole,
    cast(replace(plainto_tsquery('english', $1)::text, '&', '|') as tsquery) as wanted
  where document @@ wanted
  order by document @@ whole desc, ${RANK} desc, id
  limit $2`;

/** What people write first, and what they write once it finds too little. */
export const textStatements = {
  'PostgreSQL, all words': allWords,
  'PostgreSQL, any word': anyWord,
};

type Connection = Awaited<ReturnType<typeof openConnection>>;

export type TextSide = keyof typeof textStatements;
export const textSides = Object.keys(textStatements) as TextSide[];

/** What stands in `products` as full text wants it, titles above brands, attributes and descriptions. */
export async function addSearchedProducts(databaseUrl: string): Promise<void> {
  const connection = await openConnection(databaseUrl, 'baeon-bench');
  try {
    await connection.query(`
      create table searched_products as
        select id,
          setweight(to_tsvector('english', title), 'A')
          || setweight(to_tsvector('english', concat_ws(' ', brand, product_type)), 'B')
          || setweight(json_to_tsvector('english', attributes, '["key", "string"]'), 'C')
          || setweight(to_tsvector('english', description), 'D') as document
        from products;
      create index on searched_products using gin (document);
    `);
    await connection.query('vacuum (analyze) searched_products');
  } finally {
    await connection.end();
  }
}

export const textFinder = (connection: Connection, name: TextSide): Finder => ({
  name,
  async find(q, limit) {
    const { rows } = await connection.query<{ id: string }>(textStatements[name], [q, limit]);
    return rows.map(({ id }) => id);
  },
});
