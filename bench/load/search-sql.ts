import { PRODUCTS_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import { askInSql } from './pages.ts';
import type { PageOutcome, SearchInSql } from './tasks.ts';

/** The statement takes the words and how many are wanted, and gives ids. */
export const searchInSql = (task: SearchInSql): Promise<PageOutcome> =>
  askInSql({
    task,
    values: (nth) => [task.queries[nth % task.queries.length]!, PRODUCTS_PAGE_SIZE],
  });
