import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unreadUrl } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';
import { useSession } from '../../lib/session.ts';

const MOST_SHOWN = 9;

/** How much a person has not read yet. Asked for when there is nothing better to do. */
export function UnreadBadge() {
  const { user, signedIn } = useSession();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({
    queryKey: queryKeys.unread,
    queryFn: ({ signal }) => callApi<{ unread: number }>(unreadUrl(user?.id ?? ''), { signal }),
    enabled: signedIn && idle,
  });
  if (!data?.unread) return null;
  return (
    <span className="absolute top-[6px] right-[4px] min-w-[18px] rounded-full bg-danger px-[4px] text-center text-xs leading-[18px] font-bold text-surface tabular-nums">
      {data.unread > MOST_SHOWN ? `${MOST_SHOWN}+` : data.unread}
    </span>
  );
}
