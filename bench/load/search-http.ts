import { askForPages } from './pages.ts';
import { checkedProducts } from './search-answer.ts';
import type { PageOutcome, SearchOverHttp } from './tasks.ts';

export const searchOverHttp = (task: SearchOverHttp): Promise<PageOutcome> =>
  askForPages({
    task,
    request: (nth) => searchRequest(task.queries[nth % task.queries.length]!),
    entriesIn: (body) => checkedProducts(body).length,
  });

export const searchRequest = (q: string): string =>
  `GET /api/products/search?q=${encodeURIComponent(q)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
