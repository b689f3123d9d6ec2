import type { PageName, TextPage } from '@baeon/contracts/pages/pages-wire';
import { queryOptions } from '@tanstack/react-query';
import { textPageUrl } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** It changes with a restart of the server, not while somebody reads. */
export const textPageOptions = (name: PageName, language: string) =>
  queryOptions({
    queryKey: queryKeys.textPage(name, language),
    queryFn: ({ signal }) => callApi<TextPage>(textPageUrl(name, language), { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
