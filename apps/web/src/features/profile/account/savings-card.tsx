import type { Savings } from '@baeon/contracts/coupons/coupons-wire';
import { useQuery } from '@tanstack/react-query';
import { PiggyBank } from 'lucide-react';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { savingsUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { accountTexts } from './account-texts.ts';

/** What used coupons saved this year, as far as anybody can know. It has its room before it is there. */
export function SavingsCard({ userId }: { userId: string }) {
  const texts = useTexts(accountTexts).savings;
  const { data } = useQuery({
    queryKey: queryKeys.savings,
    queryFn: ({ signal }) => callApi<Savings>(savingsUrl(userId), { signal }),
  });
  return (
    <p className="flex min-h-19 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3">
      <PiggyBank aria-hidden="true" className="size-6 shrink-0 text-positive" />
      {data && (
        <span className="min-w-0 text-pretty">
          {data.coupons > 0 ? (
            <strong className="font-bold">
              {texts.saved(rupeesText(data.rupees), data.coupons)}
            </strong>
          ) : (
            data.uncounted === 0 && texts.none
          )}
          {data.uncounted > 0 && (
            <span className="block text-sm text-ink-muted">{texts.more(data.uncounted)}</span>
          )}
        </span>
      )}
    </p>
  );
}
